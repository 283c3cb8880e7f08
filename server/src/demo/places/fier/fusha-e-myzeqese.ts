import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Fusha e Myzeqesë, in Fier. */
export const FUSHA_E_MYZEQESE: WrittenPlace = {
  name: 'Fusha e Myzeqesë',
  address: 'Rruga Jakov Xoxa 28',
  location: [40.72493, 19.55893],
  description: 'Pulë deti, përshesh e qull, si në Myzeqe.',
  hours: week('11:00-22:30'),
  plan: 'standard-year',
  liveliness: [7, 25, 4.7],
  menus: [
    menu(
      'Nga fusha',
      'Pulë fshati dhe gatime të Myzeqesë.',
      ['Tradicionale', 'Dreka', '$$'],
      {
        'Me pulë deti': [
          dish('Pulë deti me përshesh', 780, 'Bukë misri e thërrmuar në lëng të nxehtë.', {
            ...declares('milk'),
            en: ['Turkey with përshesh', 'Cornbread crumbled into the hot broth.'],
            eur: 795,
          }),
          dish('Supë myzeqare', 280, 'Lëng pule deti, oriz, limon.', {
            ...declares('celery'),
            en: ['Myzeqe soup', 'Turkey broth, rice, lemon.'],
          }),
          dish('Pulë deti me oriz', 760, '', { en: ['Turkey with rice'] }),
          dish('Pulë deti me lakra', 740, 'Lakra të buta, pak uthull.', {
            en: ['Turkey with greens', 'Tender greens, a splash of vinegar.'],
          }),
          dish('Pulë deti e pjekur me patate', 790, 'Në tepsi të madhe, lëkura kërcet.', {
            en: ['Roast turkey with potatoes', 'In a large pan, with crackling skin.'],
          }),
          dish('Pulë deti në tavë me gështenja', 980, 'Gështenja, qepë e lëng pule, vetëm në dimër.', {
            en: ['Tavë of turkey with chestnuts', 'Chestnuts, onion and chicken stock, only in winter.'],
          }),
          dish('Kaçamak me pulë deti', 720, 'Kaçamaku zihet në lëngun e saj.', {
            ...declares('milk'),
            en: ['Kaçamak with turkey', 'The cornmeal is cooked in the turkey broth.'],
          }),
          dish('Qofte pule deti (5 copë)', 490, '', {
            ...declares('gluten eggs'),
            en: ['Turkey qofte (5 pcs)'],
          }),
        ],
        'Me pulë fshati': [
          dish('Pulë fshati me përshesh', 690, 'Bukë misri, gjalpë e lëng.', {
            ...declares('milk'),
            en: ['Free-range chicken with përshesh', 'Cornbread, butter and broth.'],
          }),
          dish('Pulë me oriz në furrë', 640, '', { en: ['Baked chicken with rice'] }),
          dish('Pulë me bamje', 620, 'Bamje të vogla e domate.', {
            en: ['Chicken with okra', 'Baby okra and tomato.'],
          }),
          dish('Pulë fshati e pjekur me patate', 690, 'E tëra, për dy veta.', {
            en: ['Free-range roast chicken with potatoes', 'A whole one, for two.'],
          }),
          dish('Pulë fshati me lakra', 650, '', { en: ['Free-range chicken with greens'] }),
          dish('Gjel me makarona shtëpie', 720, 'Makarona të prera me dorë, lëng gjeli e djathë.', {
            ...declares('gluten eggs milk'),
            en: ['Rooster with homemade pasta', 'Hand-cut pasta, rooster broth and cheese.'],
          }),
          dish('Çervish pule', 420, 'I trashë, me miell e hudhër.', {
            ...declares('gluten'),
            en: ['Chicken çervish, a thick porridge', 'Thick, with flour and garlic.'],
          }),
        ],
        Mish: [
          dish('Qengj i pjekur me patate', 980, 'Në furrë druri, kripë e rigon.', {
            en: ['Roast lamb with potatoes', 'From the wood oven, with salt and oregano.'],
          }),
          dish('Mish viçi me lakra', 590, 'Lakra të buta të pranverës.', {
            en: ['Veal with greens', 'Tender spring greens.'],
          }),
          dish('Mish viçi me spinaq', 580, '', { en: ['Veal with spinach'] }),
          dish('Mish derri me lakër', 590, '', { en: ['Pork with cabbage'] }),
          dish('Qengj me oriz', 920, 'Oriz i gatuar në lëngun e mishit.', {
            en: ['Lamb with rice', 'Rice cooked in the meat juices.'],
          }),
          dish('Mish derri me presh', 620, 'Presh i Myzeqesë, i gatuar derisa shkrihet.', {
            en: ['Pork with leeks', 'Myzeqe leeks, cooked until they melt.'],
          }),
          dish('Kapama qengji', 920, 'Me qepë të njoma, spinaq e kos.', {
            ...declares('milk'),
            en: ['Lamb kapama', 'Braised with spring onions, spinach and yogurt.'],
          }),
          dish('Tavë dheu', 590, '', {
            ...declares('milk', { may: 'gluten' }),
            en: ['Tavë dheu, veal in a clay dish'],
          }),
          dish('Rosë me lakra', 1050, 'Rosë fushe, lakra të egra, dy orë në furrë.', {
            en: ['Duck with greens', 'Field duck, wild greens, two hours in the oven.'],
          }),
          dish('Japrakë', 390, '', {
            ...declares('', { may: 'milk' }),
            en: ['Japrakë, stuffed vine leaves'],
          }),
        ],
        'Me drithë': [
          dish('Qull me gjalpë', 260, 'Miell misri, i rrjedhshëm, djathë i grirë.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Qull with butter', 'Soft cornmeal porridge, grated cheese.'],
          }),
          dish('Kabuni', 240, 'Oriz i ëmbël me rrush të thatë e kanellë.', {
            ...declares('milk'),
            en: ['Kabuni, sweet rice', 'Sweet rice with raisins and cinnamon.'],
          }),
          dish('Kulaç misri në saç', 150, 'I thërrmueshëm, hahet me gjizë.', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Corn kulaç under the saç', 'Crumbly, eaten with curd cheese.'],
          }),
          dish('Trahana me djathë', 250, 'E thartë, me gjalpë të skuqur.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Trahana with cheese, fermented wheat and yogurt', 'Tangy, with browned butter.'],
          }),
          dish('Pilaf me gjalpë', 180, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Buttered pilaf'],
          }),
          dish('Kaçamak me ajkë', 320, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Kaçamak, cornmeal porridge with cream'],
          }),
        ],
        Byrekë: [
          dish('Byrek me lakra', 220, 'Lakra të egra fushe, qepë e gjizë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Byrek with wild greens', 'Wild field greens, onion and curd cheese.'],
          }),
          dish('Byrek me gjizë', 210, '', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Byrek with curd cheese'],
          }),
          dish('Byrek me spinaq', 210, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Spinach byrek'],
          }),
          dish('Byrek me presh', 220, 'Presh Myzeqeje e pak qumësht.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Leek byrek', 'Myzeqe leeks and a little milk.'],
          }),
          dish('Byrek me mish', 260, '', { ...declares('gluten', { may: 'milk' }), en: ['Meat byrek'] }),
          dish('Byrek me qumësht', 230, 'I butë si krem, petë të holla.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Byrek with milk', 'Soft as cream, thin layers.'],
          }),
          dish('Pispili me spinaq', 280, 'Miell misri poshtë e sipër, spinaq e presh në mes.', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Pispili with spinach', 'Cornmeal below and above, spinach and leeks in between.'],
          }),
        ],
        'Nga zgara': [
          dish('Qofte (6 copë)', 380, '', {
            ...declares('gluten'),
            en: ['Qofte, grilled meatballs (6 pcs)'],
          }),
          dish('Bërxollë viçi', 890, '', { en: ['Grilled veal chop'] }),
          dish('Bërxollë derri', 650, '', { en: ['Grilled pork chop'] }),
          dish('Paidhaqe qengji', 1050, 'Qengj Myzeqeje, gjashtë copë.', {
            en: ['Grilled lamb chops', 'Myzeqe lamb, six pieces.'],
          }),
          dish('Suxhuk shtëpie', 390, '', { en: ['House suxhuk sausage'] }),
          dish('Mëlçi pule', 380, '', { en: ['Chicken livers'] }),
          dish('Pjatë e përzier', 1290, '', { en: ['Mixed grill'] }),
        ],
        'Peshk i Semanit': [
          dish('Krap i skuqur', 790, 'Krap i Semanit, miell misri.', {
            ...declares('fish', { may: 'gluten' }),
            en: ['Fried carp', 'Seman carp, corn flour.'],
          }),
          dish('Ngjalë në tjegull', 1390, 'Me uthull, domate e majdanoz.', {
            ...declares('fish'),
            en: ['Eel baked on a roof tile', 'With vinegar, tomato and parsley.'],
          }),
          dish('Qefull në zgarë', 820, '', { ...declares('fish'), en: ['Grilled grey mullet'] }),
        ],
        Perime: [
          dish('Speca të mbushur', 390, '', { en: ['Stuffed peppers'] }),
          dish('Imam bajalldi', 380, '', {
            ...declares('', { diets: 'vegan' }),
            en: ['Imam bajalldi, aubergine stuffed with onion'],
          }),
          dish('Bamje në vaj', 350, 'Të vakëta, me limon.', {
            ...declares('', { diets: 'vegan' }),
            en: ['Okra in olive oil', 'Served lukewarm, with lemon.'],
          }),
          dish('Fasule tavë', 320, '', { ...declares('', { diets: 'vegan' }), en: ['Tavë of baked beans'] }),
          dish('Bishtaja me domate', 320, '', {
            ...declares('', { diets: 'vegan' }),
            en: ['Green beans with tomato'],
          }),
          dish('Patëllxhan i skuqur me kos', 300, 'Hudhër e majdanoz sipër.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Fried aubergine with yogurt', 'Garlic and parsley on top.'],
          }),
        ],
        Supa: [
          dish('Supë me fasule', 260, '', { ...declares('celery', { diets: 'vegan' }), en: ['Bean soup'] }),
          dish('Supë me perime', 220, '', {
            ...declares('celery', { diets: 'vegan' }),
            en: ['Vegetable soup'],
          }),
          dish('Supë me qepë e vezë', 240, 'Veza rrihet në fund, jashtë zjarrit.', {
            ...declares('eggs', { diets: 'vegetarian' }),
            en: ['Onion and egg soup', 'The egg is beaten in at the end, off the heat.'],
          }),
        ],
        'Sallata e bulmet': [
          dish('Sallatë myzeqare', 280, 'Domate zemër kau, kastravec, spec dhe gjizë.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Myzeqe salad', 'Oxheart tomatoes, cucumber, pepper and curd cheese.'],
          }),
          dish('Sallatë jeshile', 200, 'Marule, qepë të njoma e kopër.', {
            ...declares('', { diets: 'vegan' }),
            en: ['Green salad', 'Lettuce, spring onions and dill.'],
          }),
          dish('Sallatë me lakër', 180, '', { ...declares('', { diets: 'vegan' }), en: ['Cabbage salad'] }),
          dish('Sallatë me domate e qepë', 220, '', {
            ...declares('', { diets: 'vegan' }),
            en: ['Tomato and onion salad'],
          }),
          dish('Turshi', 140, 'Speca të mbushur me lakër.', {
            ...declares('', { diets: 'vegan' }),
            en: ['Pickles', 'Peppers stuffed with cabbage.'],
          }),
          dish('Djathë i bardhë', 230, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['White cheese'],
          }),
          dish('Gjizë e njomë', 200, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Fresh curd cheese'],
          }),
          dish('Salcë kosi', 150, '', { ...declares('milk', { diets: 'vegetarian' }), en: ['Yogurt sauce'] }),
          dish('Kos', 100, '', { ...declares('milk', { diets: 'vegetarian' }), en: ['Yogurt'] }),
        ],
        Anash: [
          dish('Patate të skuqura', 160, '', {
            ...declares('', { may: 'gluten', diets: 'vegan' }),
            en: ['Fries'],
          }),
          dish('Patate në furrë', 180, '', { ...declares('', { diets: 'vegan' }), en: ['Roast potatoes'] }),
          dish('Bukë misri', 70, '', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Cornbread'],
          }),
          dish('Speca të pjekur', 210, '', { ...declares('', { diets: 'vegan' }), en: ['Roasted peppers'] }),
        ],
        Ëmbëlsira: [
          dish('Revani', 150, 'Bollgur, vezë e sherbet me limon.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Revani, semolina cake', 'Semolina, egg and lemon syrup.'],
          }),
          dish('Sultjash', 150, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Sultjash, rice pudding'],
          }),
          dish('Bakllava', 220, '', {
            ...declares('gluten milk nuts', { diets: 'vegetarian' }),
            en: ['Baklava'],
          }),
          dish('Shëndetlie', 200, 'Kek me mjaltë e arra, i lagur me sherbet.', {
            ...declares('gluten eggs nuts', { diets: 'vegetarian' }),
            en: ['Shëndetlie, honey and walnut cake', 'Honey and walnut cake soaked in syrup.'],
          }),
          dish('Kungull i pjekur me arra', 200, 'Kungull i kuq, sheqer e kanellë.', {
            ...declares('nuts', { diets: 'vegan' }),
            en: ['Baked pumpkin with walnuts', 'Orange pumpkin, sugar and cinnamon.'],
          }),
        ],
        Pije: [
          dish('Verë Roshnik, gotë', 280, 'Serinë e zezë nga Berati.', {
            ...declares('sulphites'),
            en: ['Roshnik wine, glass', 'Black Serina from Berat.'],
          }),
          dish('Verë e shtëpisë, 1 l', 900, '', { ...declares('sulphites'), en: ['House wine, 1 l'] }),
          dish('Birrë 0,5 l', 230, '', { ...declares('gluten', { diets: 'vegan' }), en: ['Beer 0.5 l'] }),
          dish('Raki rrushi, 50 ml', 100, '', { en: ['Grape raki, 50 ml'] }),
          dish('Dhallë', 70, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Dhallë, salted yogurt drink'],
          }),
          dish('Ujë 1 l', 90, '', { en: ['Water 1 l'] }),
        ],
      },
      { en: ['From the plain', 'Free-range chicken and dishes of Myzeqe.'] },
    ),
  ],
};

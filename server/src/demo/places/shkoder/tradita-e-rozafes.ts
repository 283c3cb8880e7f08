import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Tradita e Rozafës, in Shkodër. */
export const TRADITA_E_ROZAFES: WrittenPlace = {
  name: 'Tradita e Rozafës',
  address: 'Rruga Edith Durham 4',
  location: [42.07173, 19.51083],
  description: 'Restorant në shtëpi të vjetër me oborr, jahni e ëmbëlsira shkodrane.',
  hours: week('11:00-23:00'),
  plan: 'standard-year',
  liveliness: [7, 26, 4.8],
  menus: [
    menu(
      'Gatime shkodrane',
      'Si në shtëpitë e vjetra të qytetit.',
      ['Tradicionale', 'Dreka', '$$'],
      {
        'Me mish': [
          dish('Jahni me mish viçi', 620, 'Qepë të vogla të plota, verë e kuqe.', {
            ...declares('sulphites'),
            en: ['Veal jahni stew', 'Whole baby onions, red wine.'],
            eur: 630,
          }),
          dish('Sarma me lakër', 480, 'Lakër turshi, mish i tymosur në fund.', {
            en: ['Sarma, stuffed cabbage rolls', 'Sauerkraut, with smoked meat at the bottom of the pot.'],
          }),
          dish('Mish me vezë e limon', 590, 'Terbije e verdhë, e butë.', {
            ...declares('gluten eggs'),
            en: ['Meat with egg and lemon', 'Terbije: a soft yellow egg-and-lemon sauce.'],
          }),
          dish('Tavë kosi me mish qengji', 690, 'Kos deleje, vezë dhe pak arrë moskate.', {
            ...declares('gluten eggs milk'),
            en: ['Tavë kosi, lamb baked in yogurt', "Sheep's yogurt, egg and a little nutmeg."],
          }),
          dish('Tavë dheu me mish viçi', 680, 'Domate, speca e qepë, dy orë në furrë druri.', {
            ...declares('', { may: 'gluten' }),
            en: ['Tavë dheu with veal', 'Tomato, peppers and onion, two hours in the wood oven.'],
          }),
          dish('Mish dashi i pjekur në saç', 1190, 'Dash bjeshke, katër orë nën prush.', {
            en: ['Mutton under the saç', 'Mountain mutton, four hours under the embers.'],
          }),
          dish('Qengj me oriz e kos', 920, 'Orizi zihet në lëngun e mishit.', {
            ...declares('eggs milk'),
            en: ['Lamb with rice and yogurt', 'The rice is cooked in the meat juices.'],
          }),
          dish('Kec i Dukagjinit në furrë', 1250, 'Me patate, kripë të trashë dhe asgjë tjetër.', {
            en: ['Roast kid goat from Dukagjin', 'With potatoes, coarse salt and nothing else.'],
          }),
          dish('Viç me kumbulla të thata', 720, '', { en: ['Veal with prunes'] }),
          dish('Mish viçi me bamje', 640, '', { en: ['Veal with okra'] }),
          dish('Pulë fshati me oriz', 720, '', { en: ['Free-range chicken with rice'] }),
          dish('Rosë e egër me arra', 1290, 'Rosë e liqenit, salcë arrash; në stinë.', {
            ...declares('nuts'),
            en: ['Wild duck with walnuts', 'Duck from the lake, walnut sauce; in season.'],
          }),
          dish('Japrakë me mish', 460, 'Gjethe hardhie, mish i grirë e mendër.', {
            en: ['Japrakë with meat', 'Vine leaves, minced meat and mint.'],
          }),
          dish('Qofte në lëng domateje', 480, 'Të buta, me majdanoz e majë hudhre.', {
            ...declares('gluten eggs'),
            en: ['Qofte in tomato sauce', 'Tender, with parsley and a hint of garlic.'],
          }),
          dish('Musaka me patate', 520, '', { ...declares('eggs milk'), en: ['Potato moussaka'] }),
          dish(
            'Sofër iftari për dy',
            1690,
            'Në ramazan: hurma arabe, supë, tavë me mish hallall dhe shurup trëndafili.',
            {
              ...declares('gluten milk celery', { diets: 'halal' }),
              en: ['Iftar table for two', 'In Ramadan: dates, soup, a tavë of halal meat and rose syrup.'],
            },
          ),
        ],
        'Me perime': [
          dish('Speca me gjizë', 360, 'Speca të thatë, gjizë e kripur, furrë.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Peppers with curd cheese', 'Dried peppers, salted curd cheese, from the oven.'],
          }),
          dish('Imam bajalldi', 420, '', {
            ...declares('', { diets: 'vegan' }),
            en: ['Imam bajalldi, aubergine stuffed with onion'],
          }),
          dish('Speca të mbushur', 450, '', { en: ['Stuffed peppers'] }),
          dish('Fasule tavë', 380, '', { ...declares('', { diets: 'vegan' }), en: ['Tavë of baked beans'] }),
          dish('Patëllxhanë në furrë', 420, 'Me domate e gjizë të thartë.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Baked aubergines', 'With tomato and tangy curd cheese.'],
          }),
          dish('Kungull i mbushur', 430, 'Oriz, qepë, kopër dhe kos sipër.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Stuffed courgettes', 'Rice, onion and dill, with yogurt on top.'],
          }),
          dish('Fërgesë me speca', 420, '', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Fërgesë, peppers baked with curd cheese'],
          }),
          dish('Lakra me oriz', 320, '', { ...declares('', { diets: 'vegan' }), en: ['Greens with rice'] }),
        ],
        'Nga liqeni': [
          dish('Krap në tavë', 1150, 'Me kumbulla, qepë e uthull, siç bëhet në Shkodër për Krishtlindje.', {
            ...declares('fish'),
            en: ['Tavë of carp', 'With prunes, onion and vinegar, as Shkodër makes it for Christmas.'],
          }),
          dish('Krap i skuqur', 950, 'Fetë të trasha, kripë e limon.', {
            ...declares('fish', { may: 'gluten' }),
            en: ['Fried carp', 'Thick slices, salt and lemon.'],
          }),
          dish('Gjuhcë e skuqur', 620, '', { ...declares('fish', { may: 'gluten' }), en: ['Fried bleak'] }),
          dish('Ngjalë në tavë', 1450, 'Me dafinë, uthull e qepë.', {
            ...declares('fish'),
            en: ['Tavë of eel', 'With bay leaf, vinegar and onion.'],
          }),
          dish('Supë krapi', 420, '', { ...declares('fish celery'), en: ['Carp soup'] }),
        ],
        'Nga zgara': [
          dish('Qofte shkodrane (6 copë)', 450, 'Të gjata, me pak hudhër e piper.', {
            ...declares('', { may: 'gluten' }),
            en: ['Qofte of Shkodër (6 pcs)', 'Long, with a little garlic and pepper.'],
          }),
          dish('Qebapë (10 copë)', 450, '', {
            ...declares('gluten'),
            en: ['Qebapa, small grilled kebabs (10 pcs)'],
          }),
          dish('Bërxollë viçi', 980, '', { en: ['Grilled veal chop'] }),
          dish('Paidhaqe qengji', 1190, 'Të holla, të pjekura shpejt.', {
            en: ['Grilled lamb chops', 'Thin, grilled fast.'],
          }),
          dish('Suxhuk shtëpie', 420, '', { en: ['House suxhuk sausage'] }),
          dish('Gjoks pule në zgarë', 620, '', { en: ['Grilled chicken breast'] }),
          dish('Mëlçi e pjekur', 490, '', { en: ['Grilled liver'] }),
          dish('Pjatë e përzier për dy', 1890, 'Qofte, suxhuk, pulë, bërxollë e speca të pjekur.', {
            en: ['Mixed grill for two', 'Meatballs, sausage, chicken, chop and roasted peppers.'],
          }),
        ],
        Brumëra: [
          dish('Byrek me kos', 250, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Byrek with yogurt'],
          }),
          dish('Byrek me hudhra', 260, 'Hudhra të njoma të fushës së Shkodrës.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Byrek with young garlic', 'Young garlic from the fields of Shkodër.'],
          }),
          dish('Byrek me spinaq', 240, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Spinach byrek'],
          }),
          dish('Flija me mjaltë', 420, 'Piqet dy orë nën saç; porosit para se të vish.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: [
              'Flija with honey',
              'Layered pancake baked for two hours under the saç; order before you come.',
            ],
          }),
          dish('Kaçamak me gjizë', 340, 'Miell misri i bluar në mulli uji.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Kaçamak with curd cheese', 'Cornmeal ground in a water mill.'],
          }),
          dish('Mantia shkodrane', 460, 'Të vogla, me mish e kos me hudhër.', {
            ...declares('gluten milk'),
            en: ['Mantia of Shkodër, small meat dumplings', 'Small, with meat and garlic yogurt.'],
          }),
        ],
        'Për nisje': [
          dish('Pjatë tradicionale për dy', 980, 'Djathë, pastërma, ullinj, turshi e petulla të ngrohta.', {
            ...declares('gluten milk'),
            en: ['Traditional platter for two', 'Cheese, cured beef, olives, pickles and warm petulla.'],
          }),
          dish('Pastërma viçi', 590, 'E tharë në ajrin e Bjeshkës, e prerë hollë.', {
            en: ['Veal pastërma, air-dried beef', 'Dried in the air of Bjeshkë, thinly sliced.'],
          }),
          dish('Djathë i Bjeshkës', 380, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Cheese from Bjeshkë'],
          }),
          dish('Djathë i skuqur', 420, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Fried cheese'],
          }),
          dish('Mish i tymosur Velipoje', 520, 'Tym ahu, me turshi e bukë misri.', {
            ...declares('milk', { may: 'gluten' }),
            en: ['Smoked meat from Velipojë', 'Beech smoke, with pickles and cornbread.'],
          }),
          dish('Petulla me djathë', 320, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Petulla, fried dough with cheese'],
          }),
        ],
        Supa: [
          dish('Supë magjericë', 350, 'Të brendshme qengji, vezë e limon.', {
            ...declares('eggs celery'),
            en: ['Magiritsa soup', 'Lamb offal, egg and lemon.'],
          }),
          dish('Supë me trahana', 280, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Trahana soup, fermented wheat and yogurt'],
          }),
          dish('Supë pule', 270, '', { ...declares('celery'), en: ['Chicken soup'] }),
        ],
        Sallata: [
          dish('Sallatë shkodrane', 320, 'Domate, kastravec, spec i pjekur dhe djathë i grirë.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Shkodër salad', 'Tomato, cucumber, roasted pepper and grated cheese.'],
          }),
          dish('Sallatë jeshile', 260, '', { ...declares('', { diets: 'vegan' }), en: ['Green salad'] }),
          dish('Sallatë me lakër', 200, '', { ...declares('', { diets: 'vegan' }), en: ['Cabbage salad'] }),
          dish('Turshi e shtëpisë', 180, 'Lakër, karota e speca nga fuçia.', {
            ...declares('', { diets: 'vegan' }),
            en: ['House pickles', 'Cabbage, carrots and peppers from the barrel.'],
          }),
          dish('Salcë kosi', 180, '', { ...declares('milk', { diets: 'vegetarian' }), en: ['Yogurt sauce'] }),
        ],
        Anash: [
          dish('Patate në furrë', 220, '', { ...declares('', { diets: 'vegan' }), en: ['Roast potatoes'] }),
          dish('Pilaf me gjalpë', 220, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Buttered pilaf'],
          }),
          dish('Bukë misri', 100, '', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Cornbread'],
          }),
        ],
        Pije: [
          dish('Kallmet, gotë', 380, 'I kuq i thatë nga Zadrima.', {
            ...declares('sulphites'),
            en: ['Kallmet, glass', 'A dry red from Zadrimë.'],
          }),
          dish('Verë e bardhë e Rozafës, gotë', 330, '', {
            ...declares('sulphites'),
            en: ['Rozafa white wine, glass'],
          }),
          dish('Birrë Korça 0,5 l', 280, '', {
            ...declares('gluten', { diets: 'vegan' }),
            en: ['Korça beer 0.5 l'],
          }),
          dish('Raki rrushi, 50 ml', 150, '', { en: ['Grape raki, 50 ml'] }),
          dish('Raki mani, 50 ml', 250, '', { en: ['Mulberry raki, 50 ml'] }),
          dish('Boza', 120, 'E trashë, e thartë-ëmbël, nga bozaxhiu i Parrucës.', {
            ...declares('', { diets: 'vegan' }),
            en: ['Boza, fermented corn drink', 'Thick and sweet-and-sour, from the boza maker in Parrucë.'],
          }),
          dish('Dhallë', 100, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Dhallë, salted yogurt drink'],
          }),
        ],
      },
      { en: ['Dishes of Shkodër', 'As in the old houses of the city.'] },
    ),
    menu(
      'Në fund',
      'Me kafe në filxhan të vogël.',
      ['Tradicionale', 'Embelsira', '$'],
      {
        Ëmbëlsira: [
          dish('Tespishte', 190, 'Miell, gjalpë e sherbet, e prerë romb.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Tespishte', 'Flour, butter and syrup, cut in diamonds.'],
          }),
          dish('Kadaif me arra', 260, 'Fije të arta, sherbet i lehtë.', {
            ...declares('gluten milk nuts', { diets: 'vegetarian' }),
            en: ['Kadaif with walnuts', 'Golden strands, light syrup.'],
            eur: 265,
          }),
          dish('Bakllava me arra', 260, '', {
            ...declares('gluten milk nuts', { diets: 'vegetarian' }),
            en: ['Walnut baklava'],
          }),
          dish('Sheqerpare', 200, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Sheqerpare, cookies in syrup'],
          }),
          dish('Hasude me arra', 190, '', {
            ...declares('milk nuts', { diets: 'vegetarian' }),
            en: ['Hasude, starch pudding with walnuts'],
          }),
          dish('Oshaf me fiq', 220, 'Fiq të thatë të zier në qumësht deleje.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ["Oshaf, figs in sheep's milk", "Dried figs simmered in sheep's milk."],
          }),
          dish('Kafe turke', 100, '', { en: ['Turkish coffee'] }),
          dish('Hashure', 200, '', {
            ...declares('gluten nuts', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ["Ashure, Noah's pudding"],
          }),
        ],
      },
      { en: ['To finish', 'With coffee in a small cup.'] },
    ),
  ],
};

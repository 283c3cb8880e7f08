import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Hani i Voskopojës, in Korçë. */
export const HANI_I_VOSKOPOJES: WrittenPlace = {
  name: 'Hani i Voskopojës',
  address: 'Voskopojë, sheshi i Shën Kollit',
  location: [40.63133, 20.59013],
  description: 'Gjellë mali pranë zjarrit, një mijë e dyqind metra lart.',
  hours: week('12:00-23:00', { monday: '' }),
  plan: 'standard',
  liveliness: [3, 15, 4.8],
  menus: [
    menu(
      'Pranë zjarrit',
      'Gatime mali të ziera ngadalë.',
      ['Tradicionale', 'Darke', '$$'],
      {
        'Të malit': [
          dish('Mish derri të egër', 1190, 'Gështenja, dëllinjë, verë e kuqe.', {
            ...declares('sulphites'),
            en: ['Wild boar', 'Chestnuts, juniper, red wine.'],
            eur: 1210,
          }),
          dish('Supë me kërpudha pylli', 420, 'Kërpudha të thata, me bukë thekre.', {
            ...declares('gluten'),
            en: ['Wild mushroom soup', 'Dried mushrooms, with rye bread.'],
          }),
          dish('Fasule pllaqi', 390, 'Kokrra të mëdha, në furrë me domate.', {
            en: ['Fasule pllaqi, baked beans', 'Large beans baked with tomato.'],
          }),
          dish('Mish derri të egër në saç', 1350, 'Tre orë, me dëllinjë e dafinë.', {
            en: ['Wild boar under the saç', 'Three hours, with juniper and bay leaf.'],
          }),
          dish('Qengj i pjekur në furrë druri', 1250, 'Nga tufat e Gjergjevicës, me patate mali.', {
            en: ['Wood-oven roast lamb', 'From the flocks of Gjergjevicë, with mountain potatoes.'],
          }),
          dish('Kec në saç', 1350, '', { en: ['Kid goat under the saç'] }),
          dish('Tavë kosi me qengj', 650, 'Kos deleje, kore e skuqur mirë.', {
            ...declares('gluten eggs milk'),
            en: ['Tavë kosi, lamb baked in yogurt', "Sheep's yogurt, well-browned crust."],
          }),
          dish('Mish viçi me kumbulla', 690, 'I ëmbël e i thartë, me kanellë në fund.', {
            en: ['Veal with prunes', 'Sweet and sour, finished with cinnamon.'],
          }),
          dish('Mish viçi me ftonj', 720, 'Ftonj të Voskopojës, pak sheqer.', {
            en: ['Veal with quince', 'Quince from Voskopojë, a little sugar.'],
          }),
          dish('Viç me gështenja', 790, '', { en: ['Veal with chestnuts'] }),
          dish('Pulë fshati me oriz', 680, '', { en: ['Free-range chicken with rice'] }),
          dish('Lepur stifado', 1100, 'Qepë të vogla të plota, uthull dhe dafinë.', {
            ...declares('celery sulphites'),
            en: ['Rabbit stifado', 'Whole baby onions, vinegar and bay leaf.'],
          }),
          dish('Rosë me lakër turshi', 1150, 'Lakra zihet në dhjamin e rosës.', {
            en: ['Duck with sauerkraut', 'The cabbage is cooked in duck fat.'],
          }),
          dish('Gjel i egër me arra', 1390, 'Porositet një ditë më parë.', {
            ...declares('nuts'),
            en: ['Wild turkey with walnuts', 'Order one day ahead.'],
          }),
          dish('Japrakë me gjethe hardhie', 420, '', {
            ...declares('', { may: 'milk' }),
            en: ['Japrakë, stuffed vine leaves'],
          }),
          dish('Lakër e mbushur', 420, '', { en: ['Stuffed cabbage'] }),
          dish('Suxhuk i Voskopojës', 450, 'I tharë në oxhak.', {
            en: ['Suxhuk sausage from Voskopojë', 'Dried in the chimney.'],
          }),
        ],
        Lakrorë: [
          dish('Lakror me presh në saç', 350, 'Saçi mbulohet me prush ahu.', {
            ...declares('gluten milk'),
            en: ['Leek lakror under the saç', 'The lid is covered with beech embers.'],
          }),
          dish('Lakror me hithra', 350, '', {
            ...declares('gluten', { may: 'milk' }),
            en: ['Nettle lakror'],
          }),
          dish('Lakror me mish', 420, 'Mish i grirë me thikë, piper i zi.', {
            ...declares('gluten', { may: 'milk' }),
            en: ['Meat lakror', 'Meat chopped by knife, black pepper.'],
          }),
          dish('Lakror me kungull', 340, '', {
            ...declares('gluten', { may: 'milk' }),
            en: ['Pumpkin lakror'],
          }),
          dish('Petanik', 380, 'Petë të trasha me mish e kos, si te vllehët.', {
            ...declares('gluten milk'),
            en: ['Petanik', 'A Vlach pie: thick layers with meat and yogurt.'],
          }),
        ],
        'Nga zgara': [
          dish('Kërnacka (10 copë)', 450, 'Të holla si gishti, me hudhër.', {
            ...declares('', { may: 'gluten' }),
            en: ['Kërnacka, Korçë sausages (10 pcs)', 'Thin as a finger, with garlic.'],
          }),
          dish('Bërxollë derri', 720, '', { en: ['Grilled pork chop'] }),
          dish('Bërxollë viçi', 980, '', { en: ['Grilled veal chop'] }),
          dish('Paidhaqe qengji', 1190, 'Tetë copë, kripë e rigon mali.', {
            en: ['Grilled lamb chops', 'Eight pieces, salt and mountain oregano.'],
          }),
          dish('Qofte shtëpie (6 copë)', 430, '', {
            ...declares('gluten eggs'),
            en: ['House qofte (6 pcs)'],
          }),
          dish('Biftek me gjalpë', 1390, '300 g, gjalpë me trumzë.', {
            ...declares('milk'),
            en: ['Steak with butter', '300 g, thyme butter.'],
          }),
          dish('Shishqebap', 650, '', { en: ['Shishqebap, grilled skewer'] }),
          dish('Troftë e Voskopojës', 890, 'E zënë në përrua, me gjalpë e bajame.', {
            ...declares('fish milk nuts'),
            en: ['Voskopojë trout', 'Caught in the stream, with butter and almonds.'],
          }),
        ],
        Kërpudha: [
          dish('Kërpudha në zgarë', 420, '', { en: ['Grilled mushrooms'] }),
          dish('Kërpudha me ajkë', 480, 'Të zbutura në ajkë deleje.', {
            ...declares('milk'),
            en: ['Mushrooms with cream', "Softened in sheep's cream."],
          }),
          dish('Omletë me kërpudha', 420, 'Tri vezë fshati, kërpudha të mbledhura vetë.', {
            ...declares('eggs'),
            en: ['Mushroom omelette', 'Three farm eggs, mushrooms we pick ourselves.'],
          }),
          dish('Rizoto me kërpudha pylli', 590, 'Tri lloje kërpudhash të thata.', {
            ...declares('milk'),
            en: ['Wild mushroom risotto', 'Three kinds of dried mushrooms.'],
          }),
        ],
        Supa: [
          dish('Supë me fasule', 320, 'Fasule Shipske, lëng i trashë.', {
            ...declares('celery'),
            en: ['Bean soup', 'Shipskë beans, a thick broth.'],
          }),
          dish('Supë viçi', 350, '', { ...declares('celery'), en: ['Veal soup'] }),
          dish('Supë me trahana', 270, '', {
            ...declares('gluten milk'),
            en: ['Trahana soup, fermented wheat and yogurt'],
          }),
          dish('Paçe', 390, 'Kokë dashi, uthull e hudhër.', {
            ...declares('gluten'),
            en: ["Paçe, lamb's head soup", "Sheep's head, vinegar and garlic."],
          }),
        ],
        'Nga bulmeti': [
          dish('Djathë i bardhë i Voskopojës', 320, '', {
            ...declares('milk'),
            en: ['White cheese from Voskopojë'],
          }),
          dish('Kaçkavall i skuqur', 420, '', { ...declares('gluten milk'), en: ['Fried kaçkavall cheese'] }),
          dish('Gjizë me spec', 260, '', { ...declares('milk'), en: ['Curd cheese with pepper'] }),
          dish('Ajkë me mjaltë', 320, 'Ajkë deleje, mjaltë pishe.', {
            ...declares('milk'),
            en: ['Fresh cream with honey', "Sheep's cream with pine honey."],
          }),
          dish('Kos deleje', 150, '', { ...declares('milk'), en: ["Sheep's yogurt"] }),
          dish('Pjatë djathërash mali', 780, 'Pesë djathëra, mjaltë e arra.', {
            ...declares('milk nuts'),
            en: ['Mountain cheese board', 'Five cheeses, honey and walnuts.'],
          }),
        ],
        'Sallata e turshi': [
          dish('Sallatë fshati', 290, '', { ...declares('milk'), en: ['Village salad'] }),
          dish('Sallatë me lakër e karotë', 200, '', { en: ['Cabbage and carrot salad'] }),
          dish('Turshi Voskopoje', 180, 'Domate jeshile, lulelakër e speca, në shëllirë.', {
            en: ['Voskopojë pickles', 'Green tomatoes, cauliflower and peppers, in brine.'],
          }),
          dish('Speca të pjekur', 260, '', { en: ['Roasted peppers'] }),
          dish('Salcë kosi', 180, '', { ...declares('milk'), en: ['Yogurt sauce'] }),
        ],
        Anash: [
          dish('Patate në hi', 220, '', { en: ['Potatoes baked in the ashes'] }),
          dish('Patate të skuqura', 190, '', { ...declares('', { may: 'gluten' }), en: ['Fries'] }),
          dish('Kaçamak me gjalpë', 320, '', {
            ...declares('milk'),
            en: ['Kaçamak, cornmeal porridge with butter'],
          }),
          dish('Bukë fshati', 80, '', { ...declares('gluten', { may: 'sesame' }), en: ['Country bread'] }),
        ],
        'Raki e reçel': [
          dish('Reçel thane', 200, 'Me gjizë të njomë.', {
            ...declares('milk'),
            en: ['Cornelian cherry preserve', 'With fresh curd cheese.'],
          }),
          dish('Raki kumbulle, 50 ml', 150, '', { en: ['Plum raki, 50 ml'] }),
          dish('Raki dëllinje, 50 ml', 200, 'Me kokrra dëllinje, e hidhur në fund.', {
            en: ['Juniper raki, 50 ml', 'With juniper berries, bitter at the end.'],
          }),
          dish('Raki thane, 50 ml', 200, '', { en: ['Cornelian cherry raki, 50 ml'] }),
          dish('Reçel arre', 220, '', { ...declares('nuts'), en: ['Green walnut preserve'] }),
          dish('Reçel trëndafili', 220, 'Petale të mbledhura në qershor, në oborr.', {
            en: ['Rose preserve', 'Petals picked in June, in our yard.'],
          }),
        ],
        Ëmbëlsira: [
          dish('Bakllava me arra', 260, 'Arra të Voskopojës, sherbet i lehtë.', {
            ...declares('gluten milk nuts'),
            en: ['Walnut baklava', 'Walnuts from Voskopojë, light syrup.'],
          }),
          dish('Hallvë dasme', 180, '', {
            ...declares('gluten milk', { may: 'nuts' }),
            en: ['Wedding halva'],
          }),
          dish('Tollumba (4 copë)', 220, 'Krokante jashtë, me sherbet brenda.', {
            ...declares('gluten eggs milk'),
            en: ['Tollumba, fried pastry in syrup (4 pcs)', 'Crispy outside, full of syrup.'],
          }),
          dish('Kabuni', 200, '', { ...declares('milk'), en: ['Kabuni, sweet rice'] }),
        ],
        Pije: [
          dish('Verë e kuqe e shtëpisë, 0,5 l', 650, '', {
            ...declares('sulphites'),
            en: ['House red wine, 0.5 l'],
          }),
          dish('Birrë Korça 0,5 l', 260, '', { ...declares('gluten'), en: ['Korça beer 0.5 l'] }),
          dish('Çaj mali Gramozi', 120, 'I mbledhur në korrik, i tharë në hije.', {
            en: ['Mountain tea from Gramoz', 'Picked in July, dried in the shade.'],
          }),
          dish('Dhallë', 90, '', { ...declares('milk'), en: ['Dhallë, salted yogurt drink'] }),
          dish('Ujë 1 l', 100, '', { en: ['Water 1 l'] }),
        ],
      },
      { en: ['By the fire', 'Slow-cooked mountain dishes.'] },
    ),
  ],
};

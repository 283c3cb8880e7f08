import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Apolonia, in Fier. */
export const APOLONIA: WrittenPlace = {
  name: 'Apolonia',
  address: 'Rruga e Apolonisë, Pojan',
  location: [40.72153, 19.47703],
  description: 'Dreka pas muzeut, mes ullinjve dhe kolonave.',
  hours: week('10:00-18:00', { monday: '' }),
  plan: 'standard',
  liveliness: [2, 11, 4.4],
  menus: [
    menu(
      'Dreka e udhëtarit',
      'Drekë e shpejtë për kë është për rrugë.',
      ['Greke', 'Dreka', '$$'],
      {
        'Të shpejta': [
          dish('Spanakopita', 290, 'Spinaq, feta, petë krokante.', {
            en: ['Spanakopita', 'Spinach, feta, crispy filo.'],
            eur: 300,
          }),
          dish('Gemista', 450, 'Domate e speca të mbushura me oriz.', {
            en: ['Gemista', 'Tomatoes and peppers stuffed with rice.'],
            eur: 460,
          }),
          dish('Xaxiqi me pita', 260, '', { en: ['Tzatziki with pita'] }),
          dish('Gyros pule në pitë', 320, '', { en: ['Chicken gyros in pita'] }),
          dish('Suvllaqi pule (3 hell)', 490, '', { en: ['Chicken souvlaki (3 skewers)'] }),
          dish('Feta e pjekur', 390, 'Me domate, rigon dhe pak spec.', {
            en: ['Baked feta', 'With tomato, oregano and a little chilli.'],
          }),
          dish('Kungulleshka të skuqura', 320, '', { en: ['Fried courgettes'] }),
          dish('Dollma (6 copë)', 340, '', { en: ['Dolma (6 pcs)'] }),
        ],
        'Të ngadalta': [
          dish('Stifado', 890, 'Viç me qepë të vogla, kanellë, verë.', {
            en: ['Stifado', 'Veal with baby onions, cinnamon, wine.'],
            eur: 905,
          }),
          dish('Papuçaqi', 560, 'Patëllxhan si varkë, mish, beshamel.', {
            en: ['Papoutsakia', 'Aubergine boats, meat, béchamel.'],
          }),
          dish('Musaka', 520, 'Patëllxhan, patate e mish qengji.', {
            en: ['Moussaka', 'Aubergine, potatoes and minced lamb.'],
          }),
          dish('Pastiço', 490, '', { en: ['Pastiço, baked macaroni'] }),
          dish('Qengj i pjekur me limon', 1050, 'Me patate që thithin lëngun, tri orë në furrë.', {
            en: ['Roast lamb with lemon', 'With potatoes that soak up the juices, three hours in the oven.'],
          }),
          dish('Jemista me mish', 490, '', { en: ['Jemista with minced meat'] }),
        ],
        Zgara: [
          dish('Suvllaqi derri (3 hell)', 520, '', { en: ['Pork souvlaki (3 skewers)'] }),
          dish('Bifteki me djathë', 620, '', { en: ['Bifteki stuffed with cheese'] }),
          dish('Paidhaqe qengji', 1090, 'Në prush, me limon e trumzë.', {
            en: ['Grilled lamb chops', 'Over embers, with lemon and thyme.'],
          }),
          dish('Sardele në zgarë', 520, '', { en: ['Grilled sardines'] }),
        ],
        Sallata: [
          dish('Sallatë horiatiki', 390, '', { en: ['Horiatiki salad'] }),
          dish('Sallatë me fiq e feta', 420, 'Fiqtë e oborrit, mendër dhe mjaltë.', {
            en: ['Salad with figs and feta', 'Figs from the yard, mint and honey.'],
          }),
        ],
        'Të ëmbla e pije': [
          dish('Kos me mjaltë e arra', 240, '', { en: ['Yogurt with honey and walnuts'] }),
          dish('Bakllava me fëstëkë', 280, 'Petë të holla, fëstëk i Eginës.', {
            en: ['Pistachio baklava', 'Thin filo, Aegina pistachios.'],
          }),
          dish('Limonadë', 180, '', { en: ['Lemonade'] }),
          dish('Verë e bardhë, gotë', 280, '', { en: ['White wine, glass'] }),
          dish('Birrë Mythos 0,33 l', 250, '', { en: ['Mythos beer 0.33 l'] }),
        ],
      },
      { en: ["The traveller's lunch", 'A quick lunch for those on the road.'] },
    ),
  ],
};

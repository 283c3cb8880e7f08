import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Sofra e Matit, in Tiranë. */
export const SOFRA_E_MATIT: WrittenPlace = {
  name: 'Sofra e Matit',
  address: 'Rruga Dritan Hoxha 140',
  location: [41.33383, 19.80292],
  description: 'Kaçamak, mish i thatë e turshi nga fshati, në tryeza të ulëta druri.',
  hours: week('11:00-23:00'),
  plan: 'standard',
  liveliness: [6, 22, 4.3],
  menus: [
    menu(
      'Sofra',
      'Gatuhet në tenxhere bakri, hahet bashkë.',
      ['Tradicionale', 'Dreka', '$'],
      {
        'Miell e bulmet': [
          dish('Kaçamak me gjalpë', 340, 'I rrahur gjatë, me djathë të fortë sipër.', {
            en: ['Kaçamak with butter', 'Cornmeal beaten for long, with hard cheese on top.'],
          }),
          dish('Flija e Matit', 520, 'Shtresë pas shtrese nën saç; porosite një orë më parë.', {
            en: [
              'Flija of Mat, layered pancake',
              'Layer upon layer under the saç; please order an hour ahead.',
            ],
            soldOut: true,
          }),
          dish('Kaçamak me gjizë', 360, '', { en: ['Kaçamak with curd cheese'] }),
          dish('Mantia me kos', 480, 'Petë të vogla me mish, të pjekura e të lagura me kos.', {
            en: ['Mantia with yogurt', 'Small parcels with meat, baked and bathed in yogurt.'],
          }),
          dish('Laknur me spinaq', 420, 'Petë të holla, spinaq e gjizë, nën saç.', {
            en: ['Laknur with spinach', 'Thin pastry, spinach and curd cheese, baked under the saç.'],
          }),
          dish('Përshesh me dhallë', 250, '', { en: ['Përshesh with dhallë, bread in buttermilk'] }),
          dish('Djathë e mjaltë mali', 420, 'Djathë i fortë i Matit me mjaltë gështenje.', {
            en: ['Cheese and mountain honey', 'Hard cheese of Mat with chestnut honey.'],
          }),
        ],
        'Me mish': [
          dish('Mish i thatë me fasule', 590, 'Tym ahu dhe dy orë zierje.', {
            en: ['Dried meat with beans', 'Beech smoke and two hours of simmering.'],
          }),
          dish('Pulë fshati me përshesh', 680, 'Bukë misri e lagur në lëngun e saj.', {
            en: ['Free-range chicken with përshesh', 'Cornbread soaked in its juices.'],
            eur: 695,
          }),
          dish('Tavë Mati', 620, 'Mish dashi, oriz dhe qepë, në tavë balte.', {
            en: ['Tavë of Mat', 'Mutton, rice and onion in a clay pot.'],
          }),
          dish('Qengj i pjekur me patate', 980, 'Në tavë bakri, dy orë e gjysmë.', {
            en: ['Roast lamb with potatoes', 'In a copper tray, for two and a half hours.'],
          }),
          dish('Sarma me lakër turshi', 450, 'Mish i tymosur mes sarmave.', {
            en: ['Sarma with sour cabbage', 'Smoked meat between the cabbage rolls.'],
          }),
          dish('Mish viçi me qepë', 620, '', { en: ['Beef with onions'] }),
        ],
        Supa: [
          dish('Supë me bishtaja', 280, '', { en: ['Green bean soup'] }),
          dish('Supë fshati', 260, '', { en: ['Village soup'] }),
        ],
        Anash: [
          dish('Turshi shtëpie', 150, 'Lakër, speca e domate jeshile nga fuçia.', {
            en: ['Homemade pickles', 'Cabbage, peppers and green tomatoes from the barrel.'],
          }),
          dish('Sallatë me domate e qepë', 250, '', { en: ['Tomato and onion salad'] }),
          dish('Patate të skuqura', 220, '', { en: ['French fries'] }),
          dish('Bukë misri', 100, '', { en: ['Cornbread'] }),
          dish('Patate Kukësi në hi', 240, '', { en: ['Potatoes of Kukës baked in ashes'] }),
        ],
        'Ëmbëlsira e pije': [
          dish('Hallvë shtëpie', 180, '', { en: ['Homemade halva'] }),
          dish('Bukë e mbrume', 200, 'E butë, me vezë e gjalpë, si për Shëngjergj.', {
            en: ['Bukë e mbrume, sweet bread', "Soft, with egg and butter, as for St George's Day."],
          }),
          dish('Reçel manash me kos', 220, '', { en: ['Blackberry jam with yogurt'] }),
          dish('Raki thane, 50 ml', 200, 'Nga thana e egër, e fortë dhe e kuqërremtë.', {
            en: ['Cornelian cherry raki, 50 ml', 'From wild cornelian cherries, strong and reddish.'],
          }),
          dish('Raki kumbulle, 50 ml', 180, '', { en: ['Plum raki, 50 ml'] }),
          dish('Dhallë', 100, '', { en: ['Dhallë, yogurt drink'] }),
          dish('Birrë 0,5 l', 280, '', { en: ['Beer 0.5 l'] }),
        ],
      },
      { en: ['The table', 'Cooked in copper pots, eaten together.'] },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Sofra e Matit, in Tiranë. */
export const SOFRA_E_MATIT: WrittenPlace = {
  name: 'Sofra e Matit',
  address: 'Rruga Dritan Hoxha 140',
  location: [41.33383, 19.80292],
  description: 'Kaçamak, mish i thatë e turshi nga fshati, në tryeza të ulëta druri.',
  plan: 'standard',
  liveliness: [6, 22, 4.3],
  menus: [
    menu('Sofra', 'Gatuhet në tenxhere bakri, hahet bashkë.', ['Tradicionale', 'Dreka', '$'], {
      'Miell e bulmet': [
        dish('Kaçamak me gjalpë', 340, 'I rrahur gjatë, me djathë të fortë sipër.'),
        dish('Flija e Matit', 520, 'Shtresë pas shtrese nën saç; porosite një orë më parë.', {
          soldOut: true,
        }),
        dish('Kaçamak me gjizë', 360),
        dish('Mantia me kos', 480, 'Petë të vogla me mish, të pjekura e të lagura me kos.'),
        dish('Laknur me spinaq', 420, 'Petë të holla, spinaq e gjizë, nën saç.'),
        dish('Përshesh me dhallë', 250),
        dish('Djathë e mjaltë mali', 420, 'Djathë i fortë i Matit me mjaltë gështenje.'),
      ],
      'Me mish': [
        dish('Mish i thatë me fasule', 590, 'Tym ahu dhe dy orë zierje.'),
        dish('Pulë fshati me përshesh', 680, 'Bukë misri e lagur në lëngun e saj.', { eur: 695 }),
        dish('Tavë Mati', 620, 'Mish dashi, oriz dhe qepë, në tavë balte.'),
        dish('Qengj i pjekur me patate', 980, 'Në tavë bakri, dy orë e gjysmë.'),
        dish('Sarma me lakër turshi', 450, 'Mish i tymosur mes sarmave.'),
        dish('Mish viçi me qepë', 620),
      ],
      Supa: [dish('Supë me bishtaja', 280), dish('Supë fshati', 260)],
      Anash: [
        dish('Turshi shtëpie', 150, 'Lakër, speca e domate jeshile nga fuçia.'),
        dish('Sallatë me domate e qepë', 250),
        dish('Patate të skuqura', 220),
        dish('Bukë misri', 100),
      ],
      'Ëmbëlsira e pije': [
        dish('Hallvë shtëpie', 180),
        dish('Bukë e mbrume', 200, 'E butë, me vezë e gjalpë, si për Shëngjergj.'),
        dish('Reçel manash me kos', 220),
        dish('Raki thane, 50 ml', 200, 'Nga thana e egër, e fortë dhe e kuqërremtë.'),
        dish('Raki kumbulle, 50 ml', 180),
        dish('Dhallë', 100),
        dish('Birrë 0,5 l', 280),
      ],
    }),
  ],
};

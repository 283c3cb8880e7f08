import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Skela 12, in Vlorë. */
export const SKELA_12: WrittenPlace = {
  name: 'Skela 12',
  address: 'Rruga Skelë 12',
  location: [40.45323, 19.48423],
  description: 'Peshku vjen nga varka çdo mëngjes.',
  plan: 'standard',
  liveliness: [6, 23, 4.6],
  menus: [
    menu('Varka e sotme', 'Gatime me peshkun e ditës.', ['Peshk', 'Dreka', '$$$'], {
      'Të freskëta': [
        dish('Goca deti (6 copë)', 1200, 'Të hapura në çast, mbi akull.', { eur: 1225, usd: 1420 }),
        dish('Karavidhe në zgarë', 2200, 'Katër copë, gjalpë me hudhër.', { eur: 2250, usd: 2600 }),
        dish('Levrek i egër në zgarë', 1700, 'Peshohet para jush.'),
        dish('Kocë në zgarë', 1550, 'E tërë, rreth 400 g, me vaj të Vlorës.'),
        dish('Karkaleca në zgarë', 1350),
        dish('Oktapod në zgarë', 1450),
        dish('Kallamarë në zgarë', 1200),
        dish('Barbunj të skuqur', 1150),
        dish('Sardele në zgarë', 620, 'Dhjetë copë, me majdanoz e hudhër.'),
      ],
      'Në furrë': [
        dish('Merluc me patate', 1080, 'Fetë të trasha, domate, ullinj.', { eur: 1100 }),
        dish('Sepje me bojën e vet', 1150, 'Të zeza, me oriz të bardhë.', { eur: 1175 }),
        dish('Levrek në letër', 1650),
        dish('Midhje gratin', 790, 'Me thërrime buke, pekorino dhe majdanoz.'),
      ],
      'Të papjekura': [
        dish('Karpaço levreku', 1090, 'Me qitro e maraj të egër.'),
        dish('Tartar karkalecash', 1290),
        dish('Karkaleca të kuq të papjekur (4 copë)', 1450, 'Vetëm kur i sjell varka; me vaj e kripë.'),
      ],
      'Për nisje': [
        dish('Sallatë oktapodi', 920),
        dish('Açuge në vaj', 550),
        dish('Midhje në verë', 820),
        dish('Supë peshku', 450),
      ],
      Pasta: [
        dish('Spageti me karavidhe', 1490, 'Dy karavidhe të hapura në çdo pjatë.'),
        dish('Linguine me vongole', 990, 'Me guaska, verë të bardhë dhe spec të thatë.'),
        dish('Rizoto me fruta deti', 1100),
        dish('Taliatele me levrek', 990),
      ],
      Anash: [dish('Sallatë jeshile', 300), dish('Perime në zgarë', 420), dish('Patate të skuqura', 250)],
      'Verë e birrë': [
        dish('Verë e bardhë e shtëpisë, 0,5 l', 800),
        dish('Vranac, shishe', 2400),
        dish('Birrë 0,33 l', 250),
        dish('Ujë 1 l', 150),
      ],
    }),
    menu(
      'Menuja e verës',
      'Për netët me muzikë, ende në provë.',
      ['Peshk', 'Darke', '$$$'],
      {
        'Për dy': [
          dish('Pllakë deti', 3600, 'Peshk e fruta deti të ditës, të pjekura bashkë.', { eur: 3650 }),
        ],
      },
      { draft: true, daysOld: 6 },
    ),
  ],
};

import type { WrittenPlace } from '../demo-types.ts';
import { dish, menu } from '../writing.ts';

/** Places in Korçë. */
export const KORCE: readonly WrittenPlace[] = [
  {
    name: 'Kopsht & Kripë',
    address: 'Bulevardi Republika 40',
    description: 'Sallata të mëdha, speca të mbushur e supa stine.',
    plan: 'standard',
    liveliness: [4, 16, 4.5],
    menus: [
      menu('Menuja e stinës', 'Ndryshon bashkë me kopshtin.', ['Vegjetariane', 'Sallatat', '$$'], {
        Sallata: [
          dish('Sallatë me panxhar', 480, 'Panxhar i pjekur, arra dhe djathë dhie.', { eur: 490 }),
          dish('Sallatë me thjerrëza', 450, 'Thjerrëza të zeza, karotë e hardall.'),
        ],
        'Të ngrohta': [
          dish('Supë kungulli', 320, 'E butë, me fara të thekura sipër.'),
          dish('Speca me oriz e kërpudha', 460, 'Speca të kuq, kos me mendër.', { eur: 470 }),
        ],
      }),
    ],
  },
  {
    name: 'Lakrori i Nënës',
    address: 'Rruga Themistokli Gërmenji 16',
    description: 'Lakror në saç me dy petë, nga mëngjesi derisa të mbarojë.',
    plan: 'standard-year',
    liveliness: [8, 27, 4.9],
    menus: [
      menu('Lakrorë', 'I tëri ose një çerek.', ['Tradicionale', 'Dreka', '$'], {
        'Me dy petë': [
          dish('Lakror me presh', 300, 'Presh Korçe, gjalpë dhe pak gjizë.'),
          dish('Lakror me domate e qepë', 280, 'Qepë të zbutura një orë.'),
          dish('Lakror me lakër turshi', 290, 'I thartë, me piper të kuq.'),
        ],
        'Me të': [
          dish('Kërnacka (10 copë)', 420, 'Si në Korçë: të hollë, me hudhër.', { eur: 430 }),
          dish('Dhallë me akull', 80, 'E freskët, pak e kripur.'),
        ],
      }),
    ],
  },
  {
    name: 'Bistro Republika',
    address: 'Bulevardi Republika 12',
    description: 'Paris i vogël mes blirëve: omletë, kish dhe verë e bardhë.',
    plan: 'standard',
    liveliness: [3, 13, 4.3],
    menus: [
      menu('Karta', 'Drekë deri në orën 15:00.', ['Franceze', 'Dreka', '$$'], {
        'Të lehta': [
          dish('Kish lorraine', 460, 'Proshutë, krem dhe arrë moskate.', { eur: 470 }),
          dish('Omletë me barishte', 380, 'E butë në mes, gjalpë i mirë.'),
          dish('Sallatë nisuaz', 620, 'Ton, vezë, bishtaja e açuge.', { eur: 630 }),
        ],
        'Të plota': [
          dish('Steak frites', 1250, '220 g, patate të holla, gjalpë me majdanoz.', { eur: 1275 }),
        ],
      }),
    ],
  },
  {
    name: 'Birraria e Vjetër',
    address: 'Bulevardi Fan Noli 74',
    description: 'Birrë Korça nga fuçia dhe kërnacka mbi qymyr.',
    plan: 'standard',
    liveliness: [6, 22, 4.4],
    menus: [
      menu('Pjata për birrë', 'Mish mbi qymyr, për të shoqëruar birrën.', ['BBQ', 'Kryesore', '$$'], {
        'Nga qymyri': [
          dish('Kërnacka me qepë', 430, 'Dymbëdhjetë copë, mustardë e fortë.'),
          dish('Kofshë derri në birrë', 1180, 'Tri orë në birrë të zezë, lakër anash.', { eur: 1200 }),
          dish('Salsiçe të bardha', 520, 'Me rrikë dhe bukë thekre.'),
        ],
      }),
      menu('Nga fuçia', 'Birrë Korça nga fuçia, e ftohtë.', ['BBQ', 'Pije', '$'], {
        Birra: [
          dish('Birrë e bardhë 0,5 l', 200, 'E freskët, shkumë dy gishta.', { eur: 205 }),
          dish('Birrë e zezë 0,5 l', 230, 'Malt i thekur, pak e ëmbël.', { eur: 235 }),
        ],
      }),
    ],
  },
  {
    name: 'Pica Mësonjëtorja',
    address: 'Rruga Naim Frashëri 5',
    description: 'Pica me emra shkronjash, përballë shkollës së parë.',
    plan: 'free',
    menus: [
      menu(
        'Abetarja',
        'Nga A te Zh.',
        ['Italiane', 'Pica', '$'],
        {
          Shkronja: [
            dish('Pica A', 480, 'Domate, djathë e rigon.'),
            dish('Pica Ë', 620, 'Kërpudha Morave, krem dhe majdanoz.'),
            dish('Pica Xh', 590, 'Xhambon, misër dhe speca të ëmbël.'),
          ],
        },
        { daysOld: 15 },
      ),
    ],
  },
  {
    name: 'Pagoda e Drenovës',
    address: 'Rruga e Drenovës 61',
    description: 'Hot pot për netët e ftohta, zjarri në mes të tryezës.',
    plan: 'trial',
    liveliness: [2, 6, 4.6],
    menus: [
      menu('Hot pot', 'Mishin dhe perimet i zien vetë në lëng.', ['Kineze', 'Darke', '$$$'], {
        Lëngje: [
          dish('Lëng i kuq djegës', 890, 'Piper, anason ylli, për dy veta.', { eur: 910 }),
          dish('Lëng i bardhë me kërpudha', 820, 'I butë, shtatë lloje kërpudhash.', { eur: 840 }),
        ],
        'Për të zhytur': [
          dish('Viç i prerë hollë', 690, '200 g, si letër.', { eur: 705 }),
          dish('Shportë me perime', 380, 'Spinaq, lakër, rrënjë lotusi.'),
        ],
      }),
    ],
  },
  {
    name: 'Hani i Voskopojës',
    address: 'Voskopojë, sheshi i Shën Kollit',
    description: 'Gjellë mali pranë zjarrit, një mijë e dyqind metra lart.',
    plan: 'standard',
    liveliness: [3, 15, 4.8],
    menus: [
      menu('Pranë zjarrit', 'Gatime mali të ziera ngadalë.', ['Tradicionale', 'Darke', '$$'], {
        'Të malit': [
          dish('Mish derri të egër', 1190, 'Gështenja, dëllinjë, verë e kuqe.', { eur: 1210 }),
          dish('Supë me kërpudha pylli', 420, 'Kërpudha të thata, me bukë thekre.'),
          dish('Fasule pllaqi', 390, 'Kokrra të mëdha, në furrë me domate.'),
        ],
        'Raki e reçel': [dish('Reçel thane', 200, 'Me gjizë të njomë.')],
      }),
    ],
  },
  {
    name: 'Meze te Thimi',
    address: 'Pazari i Vjetër 22',
    description: 'Meze e këngë në Pazarin e Vjetër, greqisht e shqip.',
    plan: 'ended',
    liveliness: [0, 8, 4.1],
    menus: [
      menu('Te Thimi', 'Meze për të ndarë, me muzikë.', ['Greke', 'Darke', '$$'], {
        'Me raki': [
          dish('Feta e pjekur', 420, 'Mjaltë, trumzë, susam i zi.', { eur: 430 }),
          dish('Dollma', 380, 'Gjethe rrushi, oriz, limon.'),
          dish('Kleftiko', 1050, 'Qengj në letër, tri orë në furrë.', { eur: 1070 }),
        ],
      }),
    ],
  },
  {
    name: 'Ëmbëltore Serenata',
    address: 'Rruga Midhi Kostani 10',
    description: 'Petë të holla, krem vaniljeje dhe serenata të shtunave.',
    plan: 'standard',
    liveliness: [4, 12, 4.6],
    menus: [
      menu(
        'Vitrina e parë',
        'Ëmbëlsira të freskëta; mbarojnë para darkës.',
        ['Franceze', 'Embelsira', '$$'],
        {
          'Me krem': [
            dish('Mijëpetësh', 290, 'Tri shtresa, krem vaniljeje, sheqer pluhur.', { eur: 295 }),
            dish('Ekler me kafe', 240, 'Brumë i lehtë, plot me krem.'),
            dish('Makaron me bajame (6 copë)', 420, 'Gjashtë shije, një kuti.', { eur: 430, usd: 495 }),
          ],
          'Për festa': [dish('Tortë me porosi, 1 kg', 2400, 'Lajmëro dy ditë më parë.', { eur: 2450 })],
        },
      ),
    ],
  },
];

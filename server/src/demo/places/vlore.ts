import type { WrittenPlace } from '../demo-types.ts';
import { dish, menu } from '../writing.ts';

/** Places in Vlorë. */
export const VLORE: readonly WrittenPlace[] = [
  {
    name: 'Sushi Jon',
    address: 'Lungomare 3',
    description: 'Nigiri dhe roll me peshk të ditës nga Joni.',
    plan: 'standard',
    liveliness: [4, 14, 4.4],
    menus: [
      menu('Sushi', 'Oriz i vakët, peshk i ftohtë.', ['Japoneze', 'Kryesore', '$$$'], {
        Nigiri: [
          dish('Nigiri me levrek (4 copë)', 900, 'Levrek i Jonit me pak lëvore qitroje.', {
            eur: 920,
            gbp: 800,
          }),
          dish('Nigiri me ton (4 copë)', 980, 'Ton i kuq, lyer një herë me sojë.', { eur: 1000, gbp: 870 }),
        ],
        Roll: [
          dish('Roll me karkaleca', 1050, 'Karkalec krokant, avokado dhe susam i zi.', { eur: 1075 }),
          dish('Roll me kastravec', 520, 'Tetë copë, pa peshk.'),
        ],
        Sashimi: [dish('Sashimi oktapodi', 1150, 'Fetë si letër, uasabi dhe limon.', { soldOut: true })],
      }),
    ],
  },
  {
    name: 'Kantina e Kaninës',
    address: 'Kalaja e Kaninës',
    description: 'Mish keci dhe verë shtëpie, me pamje nga gjiri i Vlorës.',
    plan: 'standard-year',
    liveliness: [5, 19, 4.7],
    menus: [
      menu('Nga saçi', 'Piqet ngadalë: porosit para se të ngjitesh.', ['Tradicionale', 'Kryesore', '$$'], {
        'Për shumë vetë': [
          dish('Kec në saç', 1350, 'Kec i bjeshkës me patate e rozmarinë.', { eur: 1375 }),
          dish('Byrek me qumësht', 320, 'I ëmbël ose i kripur, si ta duash.'),
          dish('Shapkat', 290, 'Lakror misri me spinaq e kos, si në Vlorë.'),
        ],
        'Nga kantina': [dish('Verë Vlosh, gjysmë litri', 600, 'E kuqe, nga vreshti ynë.')],
      }),
    ],
  },
  {
    name: 'Ullishta',
    address: 'Rruga Uji i Ftohtë 22',
    description: 'Perime në vaj ulliri dhe djathë i njomë, nën hijen e ullinjve.',
    plan: 'standard',
    liveliness: [3, 12, 4.5],
    menus: [
      menu('Me vaj të ri', 'Me vajin e ullinjve tanë.', ['Vegjetariane', 'Dreka', '$$'], {
        'Nga kopshti': [
          dish('Patëllxhan i mbushur', 480, 'Qepë, domate e hudhër, i gatuar ngadalë në vaj.', { eur: 490 }),
          dish('Bishtaja në vaj', 390, 'Të buta, me domate të pjekura.'),
          dish('Bruskete me ullinj', 290, 'Pastë ullinjsh të zinj, bukë e thekur.'),
          dish('Sallatë me portokall', 360, 'Portokall Vlore, qepë e ëmbël, ullinj.', { eur: 370 }),
        ],
      }),
    ],
  },
  {
    name: 'Skela 12',
    address: 'Rruga Skelë 12',
    description: 'Peshku vjen nga varka çdo mëngjes.',
    plan: 'standard',
    liveliness: [6, 23, 4.6],
    menus: [
      menu('Varka e sotme', 'Gatime me peshkun e ditës.', ['Peshk', 'Dreka', '$$$'], {
        'Të freskëta': [
          dish('Goca deti (6 copë)', 1200, 'Të hapura në çast, mbi akull.', { eur: 1225, usd: 1420 }),
          dish('Karavidhe në zgarë', 2200, 'Katër copë, gjalpë me hudhër.', { eur: 2250, usd: 2600 }),
        ],
        'Në furrë': [
          dish('Merluc me patate', 1080, 'Fetë të trasha, domate, ullinj.', { eur: 1100 }),
          dish('Sepje me bojën e vet', 1150, 'Të zeza, me oriz të bardhë.', { eur: 1175 }),
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
  },
  {
    name: 'Osteria Lungomare',
    address: 'Lungomare 41',
    description: 'Fokaçe të ngrohta në mëngjes, rizoto në perëndim.',
    plan: 'standard',
    liveliness: [5, 17, 4.3],
    menus: [
      menu('Osteria', 'Me pamje nga ishulli i Sazanit.', ['Italiane', 'Darke', '$$'], {
        'Nga furra': [
          dish('Fokaçe me domate', 320, 'E butë, me vaj ulliri e kripë të trashë.'),
          dish('Pica me peshk të tymosur', 940, 'Salmon, kaperi dhe stracatela.', { eur: 960 }),
        ],
        'Me lugë druri': [
          dish('Rizoto me limon', 720, 'Krem limoni e parmixhano, asgjë më shumë.', { eur: 735 }),
          dish('Njoki me pesto', 660, 'Borzilok i Radhimës, arra pishe.'),
        ],
      }),
    ],
  },
  {
    name: 'Taverna Radhima',
    address: 'Rruga Vlorë-Orikum km 14',
    description: 'Tavernë greke buzë detit, me oktapod të tharë në diell.',
    plan: 'standard',
    liveliness: [2, 2, 4.5],
    menus: [
      menu('Taverna', 'Uzo e parë nga shtëpia.', ['Greke', 'Dreka', '$$'], {
        'Të detit': [
          dish('Oktapod në uthull', 790, 'I ftohtë, me rigon e kaperi.', { eur: 800 }),
          dish('Sardele në gjethe rrushi', 620, 'Të mbështjella e të pjekura dhjetë minuta.'),
        ],
        'Të tokës': [
          dish('Keftedhe', 480, 'Qofte me mendër e qimnon.'),
          dish('Sallatë horiatiki', 390, 'Domate, kastravec, ullinj dhe djathë feta.', { eur: 400 }),
        ],
      }),
    ],
  },
  {
    name: 'Wok Jonian',
    address: 'Bulevardi Ismail Qemali 55',
    description: 'Kuti të ngrohta për në zyrë a në plazh, me peshk e perime vendi.',
    plan: 'trial',
    liveliness: [3, 4, 4.4],
    menus: [
      menu('Kuti', 'Zgjidh bazën dhe shtesat; gatuhet në çast.', ['Kineze', 'Dreka', '$'], {
        'Me petë orizi': [
          dish('Kuti me pulë e shqeme', 520, 'Shqeme të thekura, salcë e ëmbël soje.'),
          dish('Kuti me karkaleca', 690, 'Xhenxhefil, limon i gjelbër, koriandër.', { eur: 700 }),
          dish('Kuti me perime', 430, 'Brokoli, karotë, lakër kineze.'),
        ],
      }),
    ],
  },
  {
    name: 'Sazani Grill',
    address: 'Rruga Transballkanike 90',
    description: 'Skarë buzë rrugës, me porcione të mëdha.',
    plan: 'free',
    menus: [
      menu(
        'Skara',
        'Pa rezervim, pa nxitim.',
        ['BBQ', 'Kryesore', '$'],
        {
          'Për të uritur': [
            dish('Kukurec', 450, 'Të brendshme qengji, limon e rigon.'),
            dish('Hamburger skare', 380, 'Qofte e madhe në bukë shtëpie.'),
            dish('Brinjë derri', 720, 'Mjaltë, mustardë dhe tym.', { eur: 735 }),
          ],
        },
        { daysOld: 60 },
      ),
    ],
  },
  {
    name: 'Limon e Mjaltë',
    address: 'Rruga Perlat Rexhepi 8',
    description: 'Ëmbëlsira me limon të Vlorës dhe mjaltë të Llogarasë.',
    plan: 'free',
    menus: [
      menu(
        'Të ëmbla',
        'Pak sheqer, shumë limon.',
        ['Vegjetariane', 'Embelsira', '$'],
        {
          Vitrina: [
            dish('Tortë me limon', 300, 'Krem i thartë, beze e djegur lehtë.', { eur: 310 }),
            dish('Bukë me mjaltë', 180, 'Me erëza dimri, e butë.'),
            dish('Lëng agrumesh', 220, 'Portokall, grejpfrut dhe limon.'),
          ],
        },
        { daysOld: 10 },
      ),
    ],
  },
];

import type { WrittenPlace } from '../demo-types.ts';
import { dish, menu } from '../writing.ts';

/** Places in the middle of Tiranë. */
export const TIRANE_CENTER: readonly WrittenPlace[] = [
  {
    name: 'Rrugica Napoli',
    address: 'Rruga Sami Frashëri 8',
    description: 'Pica me brumë të ardhur 48 orë dhe pasta e bërë çdo mëngjes.',
    plan: 'standard-year',
    liveliness: [7, 24, 4.5],
    menus: [
      menu('Pica', 'Furrë me dru, nëntëdhjetë sekonda.', ['Italiane', 'Pica', '$$'], {
        'Me domate': [
          dish('Margherita', 600, 'Domate San Marzano, mocarela e njomë dhe borzilok.', { eur: 615 }),
          dish('Diavola', 750, 'Sallam djegës, domate dhe pak mjaltë në fund.', { eur: 765 }),
          dish('Marinara', 500, 'Vetëm domate, hudhër dhe rigon; pa djathë.'),
        ],
        'Të bardha': [
          dish('Pica me proshutë e rukola', 850, 'Proshuta hidhet pas furrës, me ashkla parmixhani.', {
            eur: 870,
            usd: 1010,
          }),
          dish('Katër djathëra', 800, 'Gorgonzola, mocarela, taleggio dhe parmixhano.'),
        ],
      }),
      menu('Pasta', 'E hapur me dorë çdo ditë, në orën tetë.', ['Italiane', 'Pasta', '$$'], {
        'Të freskëta': [
          dish('Tagliatelle me kërpudha', 780, 'Kërpudha pylli, gjalpë dhe trumzë.'),
          dish('Ravioli me gjizë e spinaq', 740, 'Shtatë copë, me gjalpë të skuqur dhe sherebelë.'),
          dish('Lazanja e së dielës', 720, 'Ragu e zier pesë orë mes gjashtë petësh.', { soldOut: true }),
        ],
      }),
    ],
  },
  {
    name: 'Kafe Çinari',
    login: 'free@tavolina.test',
    address: 'Rruga Murat Toptani 17',
    description: 'Kafe e pjekur në lagje dhe ëmbëlsira të vogla nën hijen e çinarit.',
    plan: 'free',
    menus: [
      menu(
        'Kafe dhe ëmbëlsira',
        'Nga ora shtatë deri në muzg.',
        ['Tradicionale', 'Pije', '$'],
        {
          'Të ngrohta': [
            dish('Kafe turke', 100, 'E zier në xhezve, me një llokum anash.'),
            dish('Çaj mali', 90, 'Çaj nga Gramozi; me mjaltë, po deshe.'),
            dish('Sahlep', 180, 'I trashë, me kanellë sipër, vetëm në dimër.', { soldOut: true }),
          ],
          'Me pirun të vogël': [
            dish('Revani', 180, 'I lagur me sherbet portokalli.', { eur: 185 }),
            dish('Kek me limon', 160, 'Fetë e trashë, me glazurë që kërcet.'),
          ],
        },
        { daysOld: 12 },
      ),
    ],
  },
  {
    name: 'Dragoi i Kuq',
    address: 'Rruga Myslym Shyri 31',
    description: 'Gatime në vok mbi flakë të fortë dhe ravioli kineze të mbyllura me dorë.',
    plan: 'standard',
    liveliness: [5, 18, 4.4],
    menus: [
      menu('Nga voku', 'Gatime në vok, në zjarr të fortë.', ['Kineze', 'Kryesore', '$$'], {
        'Oriz e makarona': [
          dish('Oriz i skuqur me vezë', 450, 'Oriz i skuqur në vok, me bizele e qepë të njoma.'),
          dish('Makarona lo mein me viç', 690, 'Fije viçi, lakër dhe salcë soje e errët.', { eur: 705 }),
        ],
        'Me mish': [
          dish('Pulë kung pao', 720, 'Kikirikë, speca të thatë dhe uthull e zezë.', { eur: 735, usd: 850 }),
          dish('Viç me brokoli', 790, 'Fetë të holla, salcë goca deti dhe xhenxhefil.'),
          dish('Derr i ëmbël-thartë', 740, 'Kore krokante, ananas dhe speca të tre ngjyrave.'),
        ],
      }),
      menu('Dim sum', 'Në kosha bambuje, vetëm në drekë.', ['Kineze', 'Paragjella', '$$'], {
        'Në avull': [
          dish('Xhaozi me mish (6 copë)', 420, 'Mish derri e lakër, me uthull për zhytje.'),
          dish('Bao me perime', 360, 'Brumë i bardhë si pambuk, kërpudha shiitake brenda.'),
        ],
      }),
    ],
  },
  {
    name: 'Taqueria Diell',
    address: 'Rruga Pjetër Bogdani 12',
    description: 'Tortilla misri të bëra para syve të tu dhe tri salca të bëra vetë.',
    plan: 'trial',
    liveliness: [4, 9, 4.6],
    menus: [
      menu('Tako e burrito', 'Tako dhe burrito me mish, peshk ose perime.', ['Meksikane', 'Kryesore', '$'], {
        'Tako (2 copë)': [
          dish('Tako al pastor', 480, 'Mish derri i marinuar, ananas dhe koriandër.', { eur: 490 }),
          dish('Tako me peshk', 520, 'Merluc krokant, lakër e kuqe dhe krem limoni të gjelbër.'),
          dish('Tako me fasule të zeza', 390, 'Avokado, misër i thekur dhe djathë i bardhë.'),
        ],
        Burrito: [
          dish('Burrito me viç të shqyer', 650, 'Gjashtë orë në zjarr të ulët, oriz dhe salcë e tymosur.'),
          dish('Kesadilja me djathë', 430, 'E pjekur në pllakë, me halapenjo anash.'),
        ],
      }),
    ],
  },
  {
    name: 'Bistro Lila',
    address: 'Rruga Abdi Toptani 5',
    description: 'Kuzhinë e thjeshtë franceze, me verë në gotë dhe bukë të ngrohtë.',
    plan: 'standard',
    liveliness: [3, 14, 4.7],
    menus: [
      menu(
        'Karta e javës',
        'Shkruhet në dërrasë të zezë dhe ndryshon çdo të martë.',
        ['Franceze', 'Darke', '$$$'],
        {
          'Për nisje': [
            dish('Supë me qepë', 520, 'Qepë të karamelizuara një orë, kore djathi sipër.', { eur: 530 }),
            dish('Pâté shtëpie', 640, 'Mëlçi pule e konjak, me tranguj të vegjël turshi.'),
          ],
          'Pjata e parë': [
            dish('Rosë me portokall', 1690, 'Gjoks rose i kuqërremtë, salcë portokalli të hidhur.', {
              eur: 1725,
              gbp: 1490,
            }),
            dish('Viç bourguignon', 1450, 'Në verë të kuqe, me kërpudha e qepë të vogla.', { eur: 1480 }),
            dish('Ratatuj', 780, 'Patëllxhan, kungull e speca, të pjekur veç e veç.'),
          ],
          'Në fund': [
            dish('Krem brûlé', 420, 'Vanilje e vërtetë dhe kore karameli që thyhet me lugë.'),
            dish('Tartë me mollë', 390, 'Mollë Korçe, e përmbysur, me pak krem të thartë.'),
          ],
        },
      ),
    ],
  },
  {
    name: 'Sakura Blloku',
    address: 'Rruga Ismail Qemali 27',
    description: 'Gjashtë stola, një kuzhinier dhe peshk i prerë sipas porosisë.',
    plan: 'standard',
    liveliness: [6, 20, 4.9],
    menus: [
      menu(
        'Omakase e vogël',
        'Kuzhinieri zgjedh për ty; na thuaj çfarë nuk ha.',
        ['Japoneze', 'Darke', '$$$$'],
        {
          'Nga banaku': [
            dish(
              'Sashimi i ditës (9 copë)',
              1650,
              'Tri lloje peshku, feta të trasha, uasabi i grirë në çast.',
              {
                eur: 1690,
                gbp: 1450,
              },
            ),
            dish('Nigiri me salmon të djegur', 980, 'Katër copë, nën flakë e me pak miso.'),
            dish('Set omakase', 3900, 'Dymbëdhjetë kafshata të zgjedhura nga kuzhinieri.', {
              eur: 3980,
              usd: 4600,
            }),
          ],
        },
      ),
      menu('Ramen', 'Lëng i zier gjithë natën; shërbehet derisa të mbarojë.', ['Japoneze', 'Supa', '$$'], {
        'Në tas': [
          dish('Tonkotsu', 890, 'Lëng kockash i bardhë, mish derri dhe vezë e marinuar.'),
          dish('Shoyu me pulë', 820, 'I kthjellët, me kërcell bambuje dhe qepë.'),
        ],
      }),
    ],
  },
  {
    name: 'Peshku i Pazarit',
    address: 'Pazari i Ri, tezga 14',
    description: 'Zgjidh peshkun në akull; është gati për një çerek ore.',
    plan: 'standard',
    liveliness: [5, 21, 4.5],
    menus: [
      menu('Nga akulli', 'Peshku i ditës; çmimet janë për porcion.', ['Peshk', 'Kryesore', '$$$'], {
        'Në tigan': [
          dish('Barbunj të skuqur', 1150, 'Të vegjël, me miell misri, hahen me dorë.', { eur: 1175 }),
          dish('Kallamarë të freskët', 980, 'Rrathë të hollë, limon dhe asgjë tjetër.', { eur: 1000 }),
        ],
        'Në zgarë': [
          dish('Levrek i egër', 1900, 'Rreth 450 g, i hapur në mes dhe i pjekur mbi prush.', { eur: 1940 }),
          dish('Oktapod në prush', 1480, 'I zier derisa zbutet, pastaj i pjekur, me uthull rrushi.', {
            eur: 1500,
          }),
        ],
      }),
    ],
  },
  {
    name: 'Mëngjes te Stacioni',
    address: 'Bulevardi Zogu I 88',
    description: 'Petulla, vezë dhe kafe e fortë për ata që nisen herët.',
    plan: 'free',
    menus: [
      menu(
        'Mëngjes gjithë ditën',
        'Hapim në orën gjashtë të mëngjesit.',
        ['Fast Food', 'Mengjes', '$'],
        {
          'Të kripura': [
            dish('Vezë në tigan me gjizë', 280, 'Tri vezë fshati dhe bukë e thekur.'),
            dish('Petulla me djathë', 200, 'Pesë copë të fryra, djathë i bardhë Gjirokastre.'),
          ],
          'Të ëmbla': [
            dish('Petulla me mjaltë', 190, 'Me arra të grira trashë.'),
            dish('Krep me fiq', 230, 'Reçel fiku i shtëpisë dhe gjizë e ëmbël.'),
          ],
        },
        { daysOld: 5 },
      ),
    ],
  },
];

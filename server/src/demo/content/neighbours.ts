import type { DemoBusiness, DemoItem, DemoMenu } from '../demo-types.ts';

const menu = (
  title: string,
  description: string,
  kind: Pick<DemoMenu, 'cuisine' | 'category' | 'priceRange'>,
  items: readonly DemoItem[],
): DemoMenu => ({ title, description, ...kind, sections: [{ title: 'Nga kuzhina', items }] });

/** One well-known place in each kitchen, and the small café of free@tavolina.test. */
export const NEIGHBOURS: readonly DemoBusiness[] = [
  {
    name: 'Pirun e Det',
    email: 'pirun.e.det@shembull.al',
    tier: 'standard',
    telephone: '+355 69 311 2024',
    address: 'Rruga Taulantia 24',
    city: 'Durrës',
    description: 'Peshku i ditës në zgarë, karkaleca e midhje, dy hapa nga molo.',
    menus: [
      menu(
        'Peshk i freskët',
        'Sipas rrjetave të mëngjesit.',
        { cuisine: 'Peshk', category: 'Kryesore', priceRange: '$$$' },
        [
          {
            name: 'Kocë në zgarë',
            description: 'Kocë e egër rreth 400 g, me limon të djegur.',
            lek: 1600,
            eur: 1650,
          },
          {
            name: 'Karkaleca në saganaki',
            description: 'Domate, djathë i bardhë dhe pak piper djegës.',
            lek: 1350,
            eur: 1380,
          },
          {
            name: 'Midhje të Butrintit',
            description: 'Të hapura në verë të bardhë me majdanoz.',
            lek: 850,
            soldOut: true,
          },
        ],
      ),
      menu(
        'Verëra',
        'Të ftohta, nga kantinat tona.',
        { cuisine: 'Greke', category: 'Pije', priceRange: '$$' },
        [{ name: 'Shesh i bardhë, gotë', description: 'I lehtë, me erë mollësh jeshile.', lek: 400 }],
      ),
    ],
  },
  {
    name: 'Rrugica Napoli',
    email: 'rrugica.napoli@shembull.al',
    tier: 'standard',
    telephone: '+355 68 402 1808',
    address: 'Rruga Sami Frashëri 8',
    city: 'Tiranë',
    description: 'Pica me brumë të ardhur 48 orë dhe pasta e bërë çdo mëngjes.',
    menus: [
      menu(
        'Pica',
        'Furrë me dru, nëntëdhjetë sekonda.',
        { cuisine: 'Italiane', category: 'Pica', priceRange: '$$' },
        [
          {
            name: 'Margherita',
            description: 'Domate San Marzano, mocarela e njomë dhe borzilok.',
            lek: 600,
            eur: 615,
          },
          {
            name: 'Pica me proshutë e rukola',
            description: 'Proshuta hidhet pas furrës, me ashkla parmixhani.',
            lek: 850,
            eur: 870,
            usd: 1010,
          },
        ],
      ),
      menu(
        'Pasta',
        'E hapur me dorë në orën tetë.',
        { cuisine: 'Italiane', category: 'Pasta', priceRange: '$$' },
        [{ name: 'Tagliatelle me kërpudha', description: 'Kërpudha pylli, gjalpë dhe trumzë.', lek: 780 }],
      ),
    ],
  },
  {
    name: 'Furra e Hënës',
    email: 'furra.e.henes@shembull.al',
    tier: 'standard',
    telephone: '+355 67 515 0615',
    address: 'Rruga Kolë Idromeno 15',
    city: 'Shkodër',
    description: 'Byrek me kos, me mish e me hudhra që nga ora gjashtë e mëngjesit.',
    menus: [
      menu(
        'Byrekë e mëngjes',
        'Tepsia e parë del në gjashtë.',
        { cuisine: 'Tradicionale', category: 'Mengjes', priceRange: '$' },
        [
          {
            name: 'Byrek me kos',
            description: 'I thartë pikërisht sa duhet, me petë që kërcasin.',
            lek: 150,
          },
          {
            name: 'Byrek me hudhra',
            description: 'Hudhra të reja të Shkodrës, të zbutura në gjalpë.',
            lek: 160,
          },
        ],
      ),
    ],
  },
  {
    name: 'Kopsht & Kripë',
    email: 'kopsht.kripe@shembull.al',
    tier: 'standard',
    telephone: '+355 69 640 4040',
    address: 'Bulevardi Republika 40',
    city: 'Korçë',
    description: 'Sallata të mëdha, speca të mbushur e supa stine.',
    menus: [
      menu(
        'Menuja e stinës',
        'Ndryshon bashkë me kopshtin.',
        { cuisine: 'Vegjetariane', category: 'Sallatat', priceRange: '$$' },
        [
          {
            name: 'Sallatë me panxhar',
            description: 'Panxhar i pjekur, arra dhe djathë dhie.',
            lek: 480,
            eur: 490,
          },
          { name: 'Supë kungulli', description: 'E butë, me fara të thekura sipër.', lek: 320 },
        ],
      ),
    ],
  },
  {
    name: 'Sushi Jon',
    email: 'sushi.jon@shembull.al',
    tier: 'standard',
    telephone: '+355 68 733 0303',
    address: 'Lungomare 3',
    city: 'Vlorë',
    description: 'Nigiri dhe roll me peshk të ditës nga Joni.',
    menus: [
      menu(
        'Sushi',
        'Oriz i vakët, peshk i ftohtë.',
        { cuisine: 'Japoneze', category: 'Kryesore', priceRange: '$$$' },
        [
          {
            name: 'Nigiri me levrek (4 copë)',
            description: 'Levrek i Jonit me pak lëvore qitroje.',
            lek: 900,
            eur: 920,
            gbp: 800,
          },
          {
            name: 'Roll me karkaleca',
            description: 'Karkalec krokant, avokado dhe susam i zi.',
            lek: 1050,
            eur: 1075,
          },
        ],
      ),
    ],
  },
  {
    name: 'Katror Burger',
    email: 'katror.burger@shembull.al',
    tier: 'standard',
    telephone: '+355 69 820 0606',
    address: 'Rruga Rinia 6',
    city: 'Elbasan',
    description: 'Burger me viç vendi, patate të prera me dorë.',
    menus: [
      menu(
        'Burgera',
        'Simite katrore, të pjekura këtu.',
        { cuisine: 'Fast Food', category: 'Hamburger', priceRange: '$' },
        [
          {
            name: 'Katrori klasik',
            description: '150 g viç, djathë i shkrirë dhe kastravec turshi.',
            lek: 450,
          },
          { name: 'Patate të shtëpisë', description: 'Të skuqura dy herë, me kripë deti.', lek: 180 },
        ],
      ),
    ],
  },
  {
    name: 'Zgara e Lagjes',
    email: 'zgara.e.lagjes@shembull.al',
    tier: 'standard',
    telephone: '+355 67 911 1111',
    address: 'Rruga Brigada XI',
    city: 'Fier',
    description: 'Qofte, qebapë e bërxolla mbi prush druri, me bukë të ngrohtë.',
    menus: [
      menu('Zgara', 'Prushi ndizet në dhjetë.', { cuisine: 'BBQ', category: 'Kryesore', priceRange: '$' }, [
        {
          name: 'Qebapë (10 copë)',
          description: 'Viç e qengj, me qepë të grirë e bukë të lagur në lëng.',
          lek: 400,
        },
        {
          name: 'Bërxollë viçi',
          description: 'Rreth 350 g, e pjekur shpejt dhe e pushuar mirë.',
          lek: 890,
          eur: 910,
        },
      ]),
    ],
  },
  {
    name: 'Te Hurma',
    email: 'te.hurma@shembull.al',
    tier: 'standard',
    telephone: '+355 68 190 0909',
    address: 'Rruga Kala 9',
    city: 'Elbasan',
    description: 'Pastiço, japrakë dhe gatime të stinës nën hurmën e vjetër.',
    menus: [
      menu(
        'Menuja kryesore',
        'E shkurtër, e gatuar sot.',
        { cuisine: 'Tradicionale', category: 'Kryesore', priceRange: '$$' },
        [
          { name: 'Pastiço', description: 'Makarona të gjata, vezë e djathë, me kore të artë.', lek: 420 },
          { name: 'Ballokume', description: 'Miell misri e gjalpë, si për Ditën e Verës.', lek: 120 },
        ],
      ),
    ],
  },
  {
    name: 'Kafe Çinari',
    email: 'free@tavolina.test',
    login: true,
    tier: 'basic',
    telephone: '+355 69 455 1717',
    address: 'Rruga Murat Toptani 17',
    city: 'Tiranë',
    description: 'Kafe e pjekur në lagje dhe ëmbëlsira të vogla nën hijen e çinarit.',
    menus: [
      menu(
        'Kafe dhe ëmbëlsira',
        'Nga ora shtatë deri në muzg.',
        { cuisine: 'Tradicionale', category: 'Pije', priceRange: '$' },
        [
          { name: 'Kafe turke', description: 'E zier në xhezve, me llokum në krah.', lek: 100 },
          { name: 'Revani', description: 'I lagur me sherbet portokalli.', lek: 180, eur: 185 },
        ],
      ),
    ],
  },
];

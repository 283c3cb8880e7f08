import type { DemoBusiness } from '../demo-types.ts';

/** The place of owner@tavolina.test. */
export const OXHAKU_I_GJYSHES: DemoBusiness = {
  name: 'Oxhaku i Gjyshes',
  email: 'owner@tavolina.test',
  login: true,
  tier: 'standard',
  telephone: '+355 69 210 4410',
  address: 'Rruga e Kavajës 112',
  city: 'Tiranë',
  description: 'Tavë dheu, fërgesë e byrek të pjekura në oxhak, si te gjyshja të dielën.',
  menus: [
    {
      title: 'Dreka',
      description: 'Gatimet e oxhakut, nga mesdita derisa të mbarojnë tavat.',
      cuisine: 'Tradicionale',
      category: 'Dreka',
      priceRange: '$$',
      sections: [
        {
          title: 'Gatime tavash',
          items: [
            {
              name: 'Tavë kosi',
              description: 'Mish qengji i pjekur me kos, oriz dhe vezë; del e nxehtë nga furra.',
              lek: 650,
              eur: 663,
            },
            {
              name: 'Fërgesë e Tiranës',
              description: 'Speca, domate dhe gjizë në tavë dheu, me bukë misri.',
              lek: 490,
              eur: 500,
            },
            {
              name: 'Tavë dheu me mëlçi',
              description: 'Mëlçi viçi, speca të kuq dhe gjizë e kripur.',
              lek: 620,
              eur: 633,
              usd: 735,
              gbp: 550,
            },
            {
              name: 'Speca të mbushur',
              description: 'Me oriz, mish të grirë dhe koper. Shërbehen me kos.',
              lek: 420,
            },
          ],
        },
        {
          title: 'Byrekë e pite',
          items: [
            {
              name: 'Byrek me spinaq dhe gjizë',
              description: 'Petë të holla të hapura me dorë, copë 250 g.',
              lek: 220,
            },
            { name: 'Byrek me mish', description: 'Mish viçi, qepë dhe piper i zi.', lek: 260 },
          ],
        },
        {
          title: 'Zgara',
          items: [
            {
              name: 'Qofte zgare (5 copë)',
              description: 'Me qepë të freskët, speca turshi dhe salcë kosi.',
              lek: 450,
              eur: 460,
            },
            {
              name: 'Peshk në zgarë',
              description: 'Levrek i ditës, rreth 350 g, me limon dhe vaj ulliri.',
              lek: 1250,
              eur: 1275,
            },
            {
              name: 'Paidhaqe qengji',
              description: 'Të marinuara një natë me rigon e hudhër.',
              lek: 980,
              soldOut: true,
            },
          ],
        },
        {
          title: 'Për festa',
          hidden: true,
          items: [{ name: 'Gjel deti me përshesh', description: 'Vetëm me porosi, për fundvit.', lek: 1400 }],
        },
      ],
      items: [
        { name: 'Trileçe', description: 'Tri lloje qumështi dhe karamel i errët.', lek: 250, eur: 255 },
        { name: 'Dhallë shtëpie', description: 'I rrahur në mëngjes, me pak kripë.', lek: 100 },
      ],
    },
    {
      title: 'Darka',
      description: 'Pjata për të ndenjur gjatë rreth zjarrit.',
      cuisine: 'Tradicionale',
      category: 'Darke',
      priceRange: '$$',
      sections: [
        {
          title: 'Nga oxhaku',
          items: [
            {
              name: 'Mish qengji në saç',
              description: 'Katër orë nën prush, me patate që thithin lëngun.',
              lek: 1100,
              eur: 1125,
            },
            {
              name: 'Japrakë',
              description: 'Gjethe hardhie të mbështjella hollë, me oriz e mendër.',
              lek: 430,
            },
          ],
        },
      ],
    },
    {
      title: 'Ëmbëlsira',
      description: 'Tepsi të vogla, sherbet i matur.',
      cuisine: 'Tradicionale',
      category: 'Embelsira',
      priceRange: '$',
      sections: [
        {
          title: 'Tepsi',
          items: [
            { name: 'Bakllava me arra', description: 'Dyzet petë dhe arra Dibre.', lek: 280 },
            { name: 'Sheqerpare', description: 'Të buta brenda, me lëvore limoni në sherbet.', lek: 200 },
          ],
        },
      ],
    },
    {
      title: 'Menuja e dimrit',
      description: 'Gatime të reja që ende po i provojmë.',
      cuisine: 'Tradicionale',
      category: 'Supa',
      priceRange: '$$',
      draft: true,
      sections: [
        {
          title: 'Të ngrohta',
          items: [
            {
              name: 'Jani me fasule',
              description: 'Fasule të bardha, të ziera ngadalë me mendër të thatë.',
              lek: 350,
            },
          ],
        },
      ],
    },
  ],
};

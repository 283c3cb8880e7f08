import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Peshku i Pazarit, in Tiranë. */
export const PESHKU_I_PAZARIT: WrittenPlace = {
  name: 'Peshku i Pazarit',
  address: 'Pazari i Ri, tezga 14',
  location: [41.33017, 19.82483],
  description: 'Zgjidh peshkun në akull; është gati për një çerek ore.',
  hours: week('10:00-22:00', { sunday: '10:00-17:00' }),
  plan: 'standard',
  liveliness: [5, 21, 4.5],
  menus: [
    menu(
      'Nga akulli',
      'Peshku i ditës; çmimet janë për porcion.',
      ['Peshk', 'Kryesore', '$$$'],
      {
        'Në tigan': [
          dish('Barbunj të skuqur', 1150, 'Të vegjël, me miell misri, hahen me dorë.', {
            ...declares('fish', { may: 'gluten' }),
            en: ['Fried red mullet', 'Small, in cornmeal, eaten by hand.'],
            eur: 1175,
          }),
          dish('Kallamarë të freskët', 980, 'Rrathë të hollë, limon dhe asgjë tjetër.', {
            ...declares('gluten molluscs'),
            en: ['Fresh fried calamari', 'Thin rings, lemon and nothing else.'],
            eur: 1000,
          }),
          dish('Sardele të skuqura', 650, 'Dymbëdhjetë copë, me miell misri e limon.', {
            ...declares('fish', { may: 'gluten' }),
            en: ['Fried sardines', 'Twelve pieces, with cornmeal and lemon.'],
          }),
          dish('Merluc i vogël i skuqur', 850, '', { ...declares('gluten fish'), en: ['Fried baby hake'] }),
          dish('Karkaleca të skuqur', 1150, '', { ...declares('gluten crustaceans'), en: ['Fried prawns'] }),
          dish('Përzierje e skuqur', 1250, 'Kallamarë, karkaleca, barbunj të vegjël dhe kungull.', {
            ...declares('gluten crustaceans fish molluscs'),
            en: ['Mixed fry', 'Calamari, prawns, small red mullet and courgette.'],
          }),
        ],
        'Në zgarë': [
          dish('Levrek i egër', 1900, 'Rreth 450 g, i hapur në mes dhe i pjekur mbi prush.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Wild sea bass', 'About 450 g, butterflied and grilled over embers.'],
            eur: 1940,
          }),
          dish('Oktapod në prush', 1480, 'I zier derisa zbutet, pastaj i pjekur, me uthull rrushi.', {
            ...declares('sulphites molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Chargrilled octopus', 'Simmered until tender, then grilled, with grape vinegar.'],
            eur: 1500,
          }),
          dish('Kocë rezervati', 1350, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Farmed sea bream'],
          }),
          dish('Kallamarë në zgarë', 1150, '', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled calamari'],
          }),
          dish('Karkaleca mbretërorë (4 copë)', 1690, '', {
            ...declares('crustaceans', { free: 'gluten', diets: 'gluten_free' }),
            en: ['King prawns (4 pieces)'],
          }),
          dish('Sepje në zgarë', 1100, '', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled cuttlefish'],
          }),
          dish('Salmon në zgarë', 1290, 'Fetë 220 g me lëkurë krokante.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled salmon', 'A 220 g steak with crisp skin.'],
          }),
          dish('Skumbri në zgarë', 690, 'Nga peshkatarët e Sarandës.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled mackerel', 'From the fishermen of Saranda.'],
          }),
        ],
        'Me kilogram': [
          dish('Levrek i egër, 1 kg', 4500, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Wild sea bass, 1 kg'],
          }),
          dish('Kocë e egër, 1 kg', 4800, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Wild sea bream, 1 kg'],
          }),
          dish('Dentale, 1 kg', 5200, 'Zgjidhet në akull; piqet në zgarë ose në kripë.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Dentex, 1 kg', 'Choose it from the ice; grilled or baked in salt.'],
          }),
          dish('Karavidhe, 1 kg', 6500, 'Të gjalla, nga Adriatiku; në zgarë ose me pasta.', {
            ...declares('crustaceans', { may: 'gluten' }),
            en: ['Langoustines, 1 kg', 'Live, from the Adriatic; grilled or with pasta.'],
          }),
        ],
        'Për nisje': [
          dish('Sallatë oktapodi', 890, '', {
            ...declares('celery molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Octopus salad'],
          }),
          dish('Sallatë me fruta deti', 950, '', {
            ...declares('crustaceans celery molluscs'),
            en: ['Seafood salad'],
          }),
          dish('Açuge të marinuara', 550, 'Një natë në uthull, pastaj vaj e majdanoz.', {
            ...declares('fish', { may: 'sulphites', free: 'gluten', diets: 'gluten_free' }),
            en: ['Marinated anchovies', 'A night in vinegar, then oil and parsley.'],
          }),
          dish('Midhje në saganaki', 780, 'Djathë i bardhë, domate dhe piper djegës.', {
            ...declares('milk molluscs'),
            en: ['Mussels saganaki', 'White cheese, tomato and hot pepper.'],
          }),
          dish('Karpaço levreku', 1050, 'I prerë kur e porosit, me vaj e portokall.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bass carpaccio', 'Sliced when you order it, with oil and orange.'],
          }),
          dish('Supë peshku', 450, '', {
            ...declares('fish celery', { may: 'gluten crustaceans molluscs' }),
            en: ['Fish soup'],
          }),
          dish('Midhje të Ksamilit në avull', 750, '', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Steamed mussels of Ksamil'],
          }),
        ],
        'Pasta e rizoto': [
          dish('Linguine me fruta deti', 1100, 'Midhje, vongole, karkaleca dhe kallamarë.', {
            ...declares('gluten crustaceans sulphites molluscs', { may: 'eggs fish' }),
            en: ['Seafood linguine', 'Mussels, clams, prawns and calamari.'],
          }),
          dish('Spageti me vongole', 980, '', {
            ...declares('gluten sulphites molluscs', { may: 'eggs' }),
            en: ['Spaghetti with clams'],
          }),
          dish('Rizoto me karkaleca', 1050, '', {
            ...declares('crustaceans milk sulphites', { may: 'fish celery' }),
            en: ['Prawn risotto'],
          }),
        ],
        'Sallata e anësore': [
          dish('Sallatë jeshile', 300, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Green salad'],
          }),
          dish('Sallatë me rukola e domate qershi', 380, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Rocket and cherry tomato salad'],
          }),
          dish('Patate të ziera me vaj e majdanoz', 250, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Boiled potatoes with oil and parsley'],
          }),
          dish('Perime në zgarë', 400, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Grilled vegetables'],
          }),
        ],
        'Verë e birrë': [
          dish('Verë Shesh i Bardhë, gotë', 350, '', {
            ...declares('sulphites'),
            en: ['Shesh i Bardhë white wine, glass'],
          }),
          dish('Pulëz e Beratit, shishe', 2400, 'Verë e bardhë autoktone, e freskët, me erë luleje.', {
            ...declares('sulphites'),
            en: ['Pulëz of Berat, bottle', 'A native white wine, fresh and floral.'],
          }),
          dish('Birrë Korça 0,33 l', 250, '', { ...declares('gluten'), en: ['Korça beer 0.33 l'] }),
          dish('Ujë 1 l', 150, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 1 l'],
          }),
        ],
      },
      { en: ['From the ice', 'Fish of the day; prices are per portion.'] },
    ),
  ],
};

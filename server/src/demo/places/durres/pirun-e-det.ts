import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Pirun e Det, in Durrës. */
export const PIRUN_E_DET: WrittenPlace = {
  name: 'Pirun e Det',
  address: 'Rruga Taulantia 24',
  location: [41.31123, 19.44303],
  description: 'Peshku i ditës në zgarë, karkaleca e midhje, dy hapa nga molo.',
  hours: week('12:00-23:30'),
  plan: 'standard',
  liveliness: [8, 30, 4.6],
  menus: [
    menu(
      'Peshk i freskët',
      'Peshk i zënë sot në mëngjes.',
      ['Peshk', 'Kryesore', '$$$'],
      {
        'Nga rrjeta': [
          dish('Kocë në zgarë', 1600, 'Kocë e egër rreth 400 g, me limon të pjekur.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled sea bream', 'Wild sea bream of about 400 g, with roasted lemon.'],
            eur: 1650,
          }),
          dish('Karkaleca në saganaki', 1350, 'Domate, djathë i bardhë dhe pak piper djegës.', {
            ...declares('crustaceans milk'),
            en: ['Prawn saganaki', 'Tomato, white cheese and a little hot pepper.'],
            eur: 1380,
          }),
          dish('Midhje të Butrintit', 850, 'Të hapura në verë të bardhë me majdanoz.', {
            ...declares('sulphites molluscs'),
            en: ['Butrint mussels', 'Opened in white wine with parsley.'],
            soldOut: true,
          }),
          dish('Levrek i egër në zgarë', 1750, 'Rreth 400 g, me vaj ulliri e limon të pjekur.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled wild sea bass', 'About 400 g, with olive oil and roasted lemon.'],
          }),
          dish('Barbunj të skuqur', 1250, 'Të vegjël e krokantë, hahen me gjithë kokë.', {
            ...declares('gluten fish'),
            en: ['Fried red mullet', 'Small and crisp, eaten head and all.'],
          }),
          dish('Merluc në zgarë', 1100, 'I hapur në mes, mbi prush të ulët.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled hake', 'Butterflied, over low embers.'],
          }),
          dish('Gjuhëz me gjalpë e limon', 1450, 'E kaluar në miell, me kaperi.', {
            ...declares('gluten fish milk'),
            en: ['Sole with butter and lemon', 'Dusted with flour, with capers.'],
          }),
          dish('Sardele në zgarë', 690, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled sardines'],
          }),
          dish('Salmon në zgarë', 1350, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled salmon'],
          }),
          dish('Oktapod në zgarë', 1490, 'Me krem patatesh të ëmbla e paprika.', {
            ...declares('molluscs', { may: 'milk', free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled octopus', 'With sweet potato purée and paprika.'],
          }),
          dish('Sepje në zgarë', 1150, '', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled cuttlefish'],
          }),
          dish('Kallamarë të freskët në zgarë', 1250, 'Të plotë, me majdanoz e hudhër.', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled fresh squid', 'Whole, with parsley and garlic.'],
          }),
          dish('Karkaleca në zgarë (6 copë)', 1450, '', {
            ...declares('crustaceans', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled prawns (6 pieces)'],
          }),
          dish('Karavidhe në zgarë (4 copë)', 2200, 'Të hapura në gjysmë, me vaj, hudhër e majdanoz.', {
            ...declares('crustaceans', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled langoustines (4 pieces)', 'Split in half, with oil, garlic and parsley.'],
          }),
          dish('Peshk shpatë në zgarë', 1450, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled swordfish'],
          }),
        ],
        'Peshk me kilogram': [
          dish('Levrek, 1 kg', 4200, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bass, 1 kg'],
          }),
          dish('Kocë, 1 kg', 4500, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bream, 1 kg'],
          }),
          dish('Dentale, 1 kg', 5500, 'Peshk shkëmbi, mish i bardhë e i fortë.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Dentex, 1 kg', 'A rock fish with firm white flesh.'],
          }),
          dish('Sarg, 1 kg', 3800, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['White bream, 1 kg'],
          }),
          dish('Spigola në kripë, 1 kg', 4600, 'Dyzet minuta në furrë, thyhet në tavolinë.', {
            ...declares('fish', { may: 'eggs', free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bass in a salt crust, 1 kg', 'Forty minutes in the oven, broken open at the table.'],
          }),
          dish('Aragostë, 1 kg', 9500, 'E gjallë nga vaska; gjysma në zgarë, gjysma me pasta.', {
            ...declares('gluten crustaceans', { may: 'eggs' }),
            en: ['Spiny lobster, 1 kg', 'Live from the tank; half grilled, half with pasta.'],
          }),
          dish('Kërnick, 1 kg', 5200, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grouper, 1 kg'],
          }),
        ],
        'Të papjekura': [
          dish('Goca deti (6 copë)', 1350, '', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Oysters (6 pieces)'],
          }),
          dish('Karpaço levreku', 1150, 'Feta të holla, limon, vaj ulliri dhe piper rozë.', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Sea bass carpaccio', 'Thin slices, lemon, olive oil and pink pepper.'],
          }),
          dish('Karpaço oktapodi', 1100, 'I shtypur, i prerë si letër, me maraj.', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Octopus carpaccio', 'Pressed, sliced thin as paper, with fennel.'],
          }),
          dish('Tartar toni', 1350, 'Ton i kuq, kaperi, avokado dhe limon i gjelbër.', {
            ...declares('fish', { may: 'soybeans' }),
            en: ['Tuna tartare', 'Red tuna, capers, avocado and lime.'],
          }),
          dish('Tartar salmoni me avokado', 1200, '', {
            ...declares('fish', { may: 'soybeans' }),
            en: ['Salmon tartare with avocado'],
          }),
          dish('Karkaleca të papjekur (5 copë)', 1390, '', {
            ...declares('crustaceans', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Raw prawns (5 pieces)'],
          }),
          dish('Pjatë e papjekur për dy', 3400, 'Goca deti, karpaço, tartar dhe karkaleca mbi akull.', {
            ...declares('crustaceans fish molluscs'),
            en: ['Raw platter for two', 'Oysters, carpaccio, tartare and prawns on ice.'],
          }),
        ],
        'Të ftohta': [
          dish('Sallatë oktapodi', 950, '', {
            ...declares('celery molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Octopus salad'],
          }),
          dish('Sallatë me fruta deti', 990, 'E vakët: midhje, kallamarë, karkaleca e selino.', {
            ...declares('crustaceans celery molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Seafood salad', 'Warm: mussels, squid, prawns and celery.'],
          }),
          dish('Açuge të marinuara', 590, 'Nga Adriatiku, në uthull e vaj të ri.', {
            ...declares('fish', { may: 'sulphites', free: 'gluten', diets: 'gluten_free' }),
            en: ['Marinated anchovies', 'From the Adriatic, in vinegar and new oil.'],
          }),
          dish('Kokteil karkalecash', 890, '', {
            ...declares('crustaceans eggs mustard', { may: 'fish' }),
            en: ['Prawn cocktail'],
          }),
          dish('Peshk i tymosur', 850, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Smoked fish'],
          }),
          dish('Krem peshku me bukë të thekur', 520, 'I rrahur me limon e kopër.', {
            ...declares('gluten fish', { may: 'milk' }),
            en: ['Fish spread with toast', 'Whipped with lemon and dill.'],
          }),
        ],
        'Të ngrohta': [
          dish('Midhje pilaqi', 850, 'Me qepë, domate e një gotë verë.', {
            ...declares('sulphites molluscs', { may: 'celery' }),
            en: ['Mussels pilaqi', 'With onion, tomato and a glass of wine.'],
          }),
          dish('Midhje me piper', 790, '', {
            ...declares('molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Mussels with pepper'],
          }),
          dish('Kallamarë të skuqur', 1050, 'Të prerë hollë, në miell orizi.', {
            ...declares('molluscs', { may: 'gluten' }),
            en: ['Fried calamari', 'Thinly cut, in rice flour.'],
          }),
          dish('Karkaleca të skuqur', 1190, '', { ...declares('gluten crustaceans'), en: ['Fried prawns'] }),
          dish('Sardele të skuqura', 620, '', { ...declares('gluten fish'), en: ['Fried sardines'] }),
          dish('Qofte peshku (5 copë)', 720, 'Merluc e levrek, me majdanoz e lëkurë limoni.', {
            ...declares('gluten eggs fish'),
            en: ['Fishcakes (5 pieces)', 'Hake and sea bass, with parsley and lemon zest.'],
          }),
          dish('Kërpudha me karkaleca', 820, '', {
            ...declares('crustaceans milk'),
            en: ['Mushrooms with prawns'],
          }),
        ],
        Supa: [
          dish('Supë peshku', 490, 'Lëng kokash, domate, selino e bukë e thekur.', {
            ...declares('gluten fish celery', { may: 'crustaceans molluscs' }),
            en: ['Fish soup', 'Broth of fish heads, tomato, celery and toast.'],
          }),
          dish('Supë me fruta deti', 590, '', {
            ...declares('crustaceans fish celery molluscs'),
            en: ['Seafood soup'],
          }),
          dish('Supë krem me karkaleca', 620, '', {
            ...declares('crustaceans milk', { may: 'gluten celery' }),
            en: ['Cream of prawn soup'],
          }),
          dish('Brodet me raxhë e peshk murg', 990, 'Edhe peshkaqen i vogël, të gjitha të ziera në domate.', {
            ...declares('fish celery'),
            en: ['Brodet of skate and monkfish', 'And small shark, all stewed in tomatoes.'],
          }),
        ],
        'Me oriz e pasta': [
          dish('Rizoto me fruta deti', 980, 'Oriz karnaroli, lëng karkalecash, pa krem.', {
            ...declares('crustaceans fish sulphites molluscs', { may: 'celery' }),
            en: ['Seafood risotto', 'Carnaroli rice, prawn stock, no cream.'],
            eur: 1000,
          }),
          dish('Linguine me vongole', 920, 'Guaska të vogla, hudhër dhe një gotë verë.', {
            ...declares('gluten sulphites molluscs', { may: 'eggs' }),
            en: ['Linguine with clams', 'Small clams, garlic and a glass of wine.'],
            eur: 940,
          }),
          dish('Spageti me fruta deti', 1050, 'Në letër, me domate qershi e borzilok.', {
            ...declares('gluten crustaceans fish molluscs', { may: 'eggs' }),
            en: ['Seafood spaghetti', 'Baked in paper, with cherry tomatoes and basil.'],
          }),
          dish('Spageti me midhje', 850, '', {
            ...declares('gluten molluscs', { may: 'eggs sulphites' }),
            en: ['Spaghetti with mussels'],
          }),
          dish('Linguine me karavidhe', 1690, 'Karavidhe e hapur, domate qershi dhe lëngu i kokave.', {
            ...declares('gluten crustaceans', { may: 'eggs sulphites' }),
            en: [
              'Linguine with langoustine',
              'Split langoustine, cherry tomatoes and the juices of the heads.',
            ],
          }),
          dish('Taliolini me levrek e limon', 1050, '', {
            ...declares('gluten eggs fish', { may: 'milk' }),
            en: ['Tagliolini with sea bass and lemon'],
          }),
          dish('Rizoto me bojë sepjeje', 1050, 'E zezë, me copa sepjeje e lëvore limoni.', {
            ...declares('fish sulphites molluscs', { may: 'celery' }),
            en: ['Cuttlefish ink risotto', 'Black, with pieces of cuttlefish and lemon peel.'],
          }),
          dish('Rizoto me karkaleca e shafran', 1100, '', {
            ...declares('crustaceans milk sulphites', { may: 'celery' }),
            en: ['Prawn and saffron risotto'],
          }),
          dish('Njoki me karkaleca', 980, 'Njoki të bëra këtu, karkaleca e kungulleshka.', {
            ...declares('gluten crustaceans', { may: 'eggs milk' }),
            en: ['Gnocchi with prawns', 'Gnocchi made here, prawns and courgettes.'],
          }),
          dish('Paelja për dy', 2400, 'Oriz me shafran, midhje, karkaleca e kallamarë.', {
            ...declares('crustaceans fish molluscs', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Paella for two', 'Saffron rice, mussels, prawns and calamari.'],
          }),
        ],
        'Për ata që nuk hanë peshk': [
          dish('Fileto viçi në zgarë', 1690, '', {
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled beef fillet'],
          }),
          dish('Gjoks pule në zgarë', 750, '', {
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled chicken breast'],
          }),
          dish('Pene me domate', 590, '', {
            ...declares('gluten', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Penne with tomato'],
          }),
        ],
        'Sallata e perime': [
          dish('Sallatë jeshile', 320, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Green salad'],
          }),
          dish('Sallatë greke', 450, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Greek salad'],
          }),
          dish('Sallatë me rukola e parmixhano', 480, '', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Rocket and Parmesan salad'],
          }),
          dish('Perime në zgarë', 450, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Grilled vegetables'],
          }),
          dish('Patate të skuqura', 280, '', {
            ...declares('', { may: 'gluten', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['French fries'],
          }),
          dish('Patate të ziera me majdanoz', 260, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Boiled potatoes with parsley'],
          }),
          dish('Spinaq me hudhër', 320, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Spinach with garlic'],
          }),
        ],
        'Në fund': [
          dish('Sufle çokollate', 450, 'Zemër e lëngshme; pret dhjetë minuta.', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Chocolate fondant', "Molten heart; worth ten minutes' wait."],
          }),
          dish('Tortë me djathë e manaferra', 420, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Cheesecake with blackberries'],
          }),
          dish('Sorbet limoni me vodka', 390, '', { en: ['Lemon sorbet with vodka'] }),
          dish('Fruta stine për dy', 700, 'Të prera në çast, mbi akull.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Seasonal fruit for two', 'Cut to order, on ice.'],
          }),
        ],
      },
      { en: ['Fresh fish', 'Fish caught this morning.'] },
    ),
    menu(
      'Verëra',
      'Të ftohta, nga kantinat tona.',
      ['Peshk', 'Pije', '$$'],
      {
        'Me gotë': [
          dish('Shesh i bardhë, gotë', 400, 'I lehtë, me aromë molle jeshile.', {
            ...declares('sulphites'),
            en: ['Shesh i Bardhë white wine, glass', 'Light, with aromas of green apple.'],
          }),
          dish('Vlosh, gotë', 450, 'I kuq e i plotë, shkon edhe me peshkun në zgarë.', {
            ...declares('sulphites'),
            en: ['Vlosh, glass', 'Red and full, good even with grilled fish.'],
          }),
          dish('Chardonnay, gotë', 450, '', { ...declares('sulphites'), en: ['Chardonnay, glass'] }),
          dish('Prosecco, gotë', 500, '', { ...declares('sulphites'), en: ['Prosecco, glass'] }),
          dish('Verë roze e Beratit, gotë', 400, '', {
            ...declares('sulphites'),
            en: ['Rosé wine of Berat, glass'],
          }),
          dish('Sangria, gotë', 450, 'Verë e kuqe, portokall e pjeshkë.', {
            ...declares('sulphites'),
            en: ['Sangria, glass', 'Red wine, orange and peach.'],
          }),
        ],
        'Me shishe': [
          dish('Shesh i bardhë Duka, shishe', 2400, '', {
            ...declares('sulphites'),
            en: ['Shesh i Bardhë Duka, bottle'],
          }),
          dish('Pulëz e Beratit, shishe', 2600, 'E bardhë, me erë bari e mollë jeshile.', {
            ...declares('sulphites'),
            en: ['Pulëz of Berat, bottle', 'White, with notes of grass and green apple.'],
          }),
          dish('Vermentino, shishe', 3400, 'I kripur pak, si ajri i detit.', {
            ...declares('sulphites'),
            en: ['Vermentino, bottle', 'Slightly salty, like the sea air.'],
          }),
          dish('Prosecco Valdobbiadene, shishe', 3600, '', {
            ...declares('sulphites'),
            en: ['Prosecco Valdobbiadene, bottle'],
          }),
          dish('Kallmet, shishe', 2800, '', { ...declares('sulphites'), en: ['Kallmet, bottle'] }),
          dish('Verë kosher e Galilesë, shishe', 3900, '', {
            ...declares('sulphites', { diets: 'kosher' }),
            en: ['Kosher wine of Galilee, bottle'],
          }),
        ],
      },
      { en: ['Wines', 'Chilled, from our own cellars.'] },
    ),
  ],
};

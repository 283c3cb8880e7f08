import { coverRecipe, dishInName, hashName } from './cover-recipe.ts';

test.each([
  ['Oxhaku i Gjyshes', 2756245602],
  ['Sushi Jon', 2999171598],
  ['Furra e Hënës', 1481638466],
])('the hash of %s never changes', (name, hash) => {
  expect(hashName(name)).toBe(hash);
  expect(hashName(name.toUpperCase().normalize('NFD'))).toBe(hash);
});

test.each([
  ['Tavë kosi', 'tave'],
  ['Fërgesë e Tiranës', 'shallow-pan-of-food'],
  ['Paelja për dy', 'shallow-pan-of-food'],
  ['Skumbri në zgarë', 'peshk'],
  ['Pad thai me tofu', 'steaming-bowl'],
  ['Samosa me patate', 'dumpling'],
  ['Turli perimesh', 'pot-of-food'],
  ['Sangria, gotë', 'wine-glass'],
  ['Sallatë ruse', undefined],
  ['Trileçe', 'trilece'],
  ['Qofte zgare (5 copë)', 'qofte'],
  ['Dhallë shtëpie', 'glass-of-milk'],
  ['Kofshë derri në birrë', 'cut-of-meat'],
  ['Verdhushkë', undefined],
  ['Supë tortilla', 'bowl-with-spoon'],
  ['Supë franceze me qepë', 'bowl-with-spoon'],
  ['Supë peshku me vezë', 'bowl-with-spoon'],
  ['Midhje në verë', 'oyster'],
  ['Mish në verë të kuqe', undefined],
  ['Verë e kuqe', 'wine-glass'],
  ['Kallamarë të freskët', undefined],
  ['Mëlçi qengji', undefined],
  ['Paidhaqe qengji', 'meat-on-bone'],
  ['Nigiri me levrek', 'sushi'],
  ['Pica me peshk të tymosur', 'pizza'],
  ['Falafel në pitë', 'falafel'],
  ['Sanduiç me qofte', 'sandwich'],
  ['Kos deleje', undefined],
  ['Kos me kastravec', undefined],
  ['Pilaf me rrush', 'cooked-rice'],
  ['Oriz i skuqur me vezë', 'cooked-rice'],
  ['Rizoto me fruta deti', undefined],
  ['Kari me bishtaja', 'curry-rice'],
  ['Viç bourguignon', 'pot-of-food'],
  ['Derr i ëmbël-thartë', undefined],
  ['Suvllaqi pule (3 hell)', 'poultry-leg'],
  ['Suvllaqi pule në pitë', 'stuffed-flatbread'],
  ['Suvllaqi derri në pitë', 'stuffed-flatbread'],
  ['Qofte me suvllaqi', 'qofte'],
  ['Roll me kastravec', undefined],
  ['Verë e bardhë', undefined],
  ['Rrotulla pranvere (4 copë)', undefined],
  ['Hamburger skare', 'hamburger'],
  ['Makarona bajame', undefined],
  ['Makarona lo mein me viç', 'steaming-bowl'],
  ['Patate gratin', undefined],
  ['Patate të skuqura', 'french-fries'],
  ['Lëng i kuq djegës', undefined],
  ['Lëng shege', 'cup-with-straw'],
  ['Vezë qefulli', undefined],
  ['Bakllava me arra', undefined],
  ['Mëlçi viçi', undefined],
  ['Tartar salmoni', undefined],
  ['Krem peshku', undefined],
  ['Pulëz e Beratit, shishe', undefined],
  ['Verë Recina, 0,5 l', undefined],
  ['Verë e shtëpisë, gotë', 'wine-glass'],
  ['Vezë thëllëze', undefined],
  ['Vezë në tigan me gjizë', 'cooking'],
  ['Sallatë frutash', undefined],
  ['Akullore e skuqur', undefined],
  ['Makarona orizi me viç', undefined],
  ['Makarona me perime', 'spaghetti'],
  ['Makarona udon me perime', 'steaming-bowl'],
  ['Tas burrito me viç', undefined],
  ['Bifteki me djathë', 'qofte'],
  ['Biftek me piper', 'cut-of-meat'],
  ['Karkaleca të papjekur', 'shrimp'],
  ['Karkaleca në zgarë', 'shrimp'],
  ['Karkaleca të skuqur', 'fried-shrimp'],
  ['Karkaleca tempura', 'fried-shrimp'],
  ['Çaj i ftohtë me pjeshkë', 'cup-with-straw'],
  ['Çaj mali', 'teapot'],
  ['Laknur me spinaq', 'byrek'],
])('the picture of %s is %s', (name, dish) => {
  expect(dishInName(name)).toBe(dish);
});

// product.md §88
test('the first dish of the menu decides, then the name, and without a menu the kitchen', () => {
  expect(coverRecipe('Sushi Jon', 'Japoneze', ['Tavë kosi']).dish).toBe('tave');
  expect(coverRecipe('Sushi Jon', 'Japoneze').dish).toBe('sushi');
  expect(['pizza', 'spaghetti', 'pastico']).toContain(coverRecipe('Rrugica Napoli', 'Italiane').dish);
});

test('what is served beside the dishes stands for a menu only where it has nothing else', () => {
  expect(coverRecipe('Bar', 'BBQ', ['Bukë me hudhër', 'Viç i pjekur']).dish).toBe('cut-of-meat');
  expect(coverRecipe('Gjiri', 'Tradicionale', ['Ngjalë në tjegull', 'Qefull', 'Ullinj të thyer']).dish).toBe(
    'peshk',
  );
  expect(coverRecipe('Bar', 'BBQ', ['Birrë e zezë']).dish).toBe('beer-mug');
});

test('a menu of other dishes shows neither what its kitchen is known for nor what comes with one of them', () => {
  expect(
    coverRecipe('Oxhaku i Gjyshes', 'Tradicionale', ['Bakllava me arra', 'Sheqerpare']).dish,
  ).toBeUndefined();
  expect(coverRecipe('Adria', 'Italiane', ['Orekiete', 'Kavateli me karkaleca']).dish).toBeUndefined();
});

test('a menu of fish shows fish, whatever else stands on it or its kitchen is called', () => {
  expect(coverRecipe('Skela', 'Peshk', ['Qofte me oktapod', 'Levrek në zgarë']).dish).toBe('peshk');
  expect(coverRecipe('Skela', undefined, ['Karavidhe në zgarë', 'Sepje']).dish).toBe('peshk');
  expect(coverRecipe('Skela', 'Tradicionale', ['Fruta deti']).dish).toBe('peshk');
});

test('a menu of turkeys, which are called fowl of the sea, shows no fish', () => {
  expect(coverRecipe('Fusha', 'Tradicionale', ['Pulë deti me oriz', 'Gjel deti me përshesh']).dish).toBe(
    'poultry-leg',
  );
});

test('where neither menu, name nor kitchen says a dish, the plate is empty', () => {
  expect(coverRecipe('Te Hurma', undefined, ['Verdhushkë']).dish).toBeUndefined();
});

test('an unknown kitchen is laid like a traditional one', () => {
  expect(['tomato', 'clay', 'saffron']).toContain(coverRecipe('Te Hurma', 'Marsiane').cloth);
});

import { foldText } from '@tavolina/shared-api/contract';
import { splitWords } from '../text/split-words.ts';
import { stemsWithoutStopWords } from '../text/stems-without-stop-words.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { stemWord } from './stem-word.ts';
import { VOCABULARY_LANGUAGES, type VocabularyGroup } from './vocabulary-group.ts';

/** Forms of one word a line. */
const FAMILIES = `
pica pice picat picave picen pices
pizza pizzas
byrek byreku byreket byreqe byrekut byrekun byreqet byrekeve byreke
supe supa supat supes supen supave
qofte qoftet qoftja qoften qoftes qofteve
peshk peshku peshqit peshq peshkun peshkut peshqve
sallate sallata sallatat sallaten sallatave sallat
djathe djathi djathit djathin djathera djatherat
mish mishi mishit mishra mishin mishrat mishrave
veze vezet veza vezen vezeve
kafe kafja kafeja kafes kafen kafet
birre birra birrat birren birrave
vere vera veren verera vererat
embelsire embelsira embelsirat embelsirave embelsiren
karkalec karkaleca karkalecat karkaleci karkalecash
pule pula pulat pulen pules pulave
gjel gjeli gjelit gjelin gjelat
patate patatet patatja patateve patatesh patat
qengj qengji qengjit qengjin qengja qengjat
leng lengu lengje lengjet lengun lengjeve
kos kosi kosit kosin
oriz orizi orizit orizin
buke buka buken bukes buket
gjalpe gjalpi gjalpit gjalpin
mjalte mjalti mjaltit mjaltin
qumesht qumeshti qumeshtit qumeshtin
tave tava tavat tavave taven taves
fergese fergesa fergesat fergesen
japrak japraku japrake japraket japrakun
pilaf pilafi pilafit
trilece trilecja trilecet trilecen
bakllava bakllavat bakllave bakllavaja bakllavave
akullore akullorja akulloret akullores akulloreve
torte torta tortat torten tortave
kek keku kekun kekut keke keket
kadaif kadaifi kadaifit
sultjash sultjashi sultjashin
petulla petullat petullave petull
krep krepi krepa krepat krepave
omlete omleta omletat omlet omleten
proshute proshuta proshuten proshutat
suxhuk suxhuku suxhuke suxhuket
salsice salsicet salsicja salsicen
biftek bifteku bifteke bifteket
brinje brinja brinjet brinjeve
berxolle berxolla berxollat berxollave
qebap qebapi qebape qebapet qebapa qebapat
sufllaqe sufllaqja sufllaqet sufllaqen
hamburger hamburgeri hamburgere hamburgers hamburgeret
sanduic sanduici sanduice sanduicet
makarona makaronat makaronave makarone
spageti spagetit spagetin
levrek levreku levreke levreket levrekun
koce koca kocen
troft trofte trofta troftat troften
ngjale ngjala ngjalat ngjalen
krap krapi krapin krapit
oktapod oktapodi oktapode oktapodet oktapodin
kallamar kallamari kallamare kallamaret kallamaresh
midhje midhja midhjet midhjeve
sepje sepja sepjet
sardele sardelja sardelet sardeleve
barbun barbuni barbunj barbunjte barbunjve
domate domatja domatet domateve domatesh domat
qepe qepa qepet qepen qepeve
hudher hudhra hudhren hudhres hudhrat
speca spec specat specave speci
patellxhan patellxhani patellxhane patellxhanet patellxhanit
kungull kungulli kunguj kungujt kungullit
kerpudhe kerpudha kerpudhat kerpudhave kerpudhash
spinaq spinaqi spinaqit spinaqin
laker lakra lakrat lakren
fasule fasulja fasulet fasuleve
thjerreza thjerrezat thjerrez thjerrezash thjerrezave
ulli ullinj ullinjte ulliri ullirit ullinjve
misri miser misrit
portokall portokalli portokaj portokajt portokalle
molle molla mollet mollen
limon limoni limonit limonin
fiku fikun fikut
kumbull kumbulla kumbullat
arre arra arrat arrave
geshtenje geshtenja geshtenjat
pije pijet pija pijeve
raki rakia rakine rakise
mengjes mengjesi mengjesit mengjesin
dreke dreka dreken drekes drekat
darke darka darken
zgare zgara zgaren zgares
furre furra furren furres
restorant restoranti restorante restorantet restorantit
kafene kafeneja
piceri piceria
tirane tirana tiranes tiranen
durres durresi durresit durresin
vlore vlora vlores vloren
shkoder shkodra shkodres shkodren
korce korca korces korcen
elbasan elbasani elbasanit
fier fieri fierit fierin
berat berati beratit
sarande saranda sarandes
italian italiane italianet italians
vegjetariane vegjetarian vegjetarianet
tradicionale tradicional tradicionalet
djeges djegese
krokant krokante krokantet
mbushur mbushura mbushurat
skuqur skuqura skuqurat
dish dishes
berry berries
potato potatoes
tomato tomatoes
noodle noodles
sandwich sandwiches
pancake pancakes
cookie cookies
olive olives
anchovy anchovies
cherry cherries
mussel mussels
burger burgers
dessert desserts
cheese cheeses
egg eggs
walnut walnuts
chicken chickens
salad salads
steak steaks
curry curries
taco tacos
`;

/** Words that mean two things, a pair a line. */
const PAIRS = `
mish misher
mish mishel
kos kosa
kos koce
vere veze
pule pulpe
pule pulla
mjalte malte
peshk pesha
peshk pjeshke
krap krep
krep krem
laker lakror
qumesht qumeshtor
kungull kungulleshke
gjuhe gjuhce
gjuhce gjuhez
pice piceri
byrek byrektore
peshk peshkatar
akull akullore
tave tavolina
tave taverne
supe super
torte tarte
tarte tartuf
tarte tartar
feta fete
shishe shish
bifteki bifteku
makaron makarona
brine brinje
pllaqi pllake
capra capers
gras grains
bakri bakery
mulli mullet
panje pane
kafe kafene
mel melon
molle molo
molle mulli
dele dell
rose rrush
rigon rigatoni
ton torte
levrek liker
pilaf pelin
gjel gjelle
patate pate
patate petulla
qofte qafe
qepe qepur
spec special
birre berry
birre bar
pasta pastico
pasta pastel
sallate sallam
sallam salmon
limon lime
limon limonade
buke bukur
vaj vajze
djathe djathtas
kallamar kallam
midhje midis
sepje sepse
qebap qepap
jahni jani
kackavall kacamak
gjize gjizele
korce kocka
fier fyer
berat bere
vlore vilore
durres durim
chicken chickpea
pepper paper
beef beer
pie pije
cake coke
rice ice
wine vine
lamb lamp
cod cold
corn horn
steak stake
bean been
tea team
turkey turkish
duck dark
dark darke
pork fork
mussel muesli
soup soap
dish fish
glass gras
date diet
`;

const linesOf = (table: string): string[] => table.trim().split('\n');

// product.md §145
test.each(linesOf(FAMILIES))('%s have one stem', (line) => {
  const stems = line.split(' ').map((form) => [form, stemWord(form)]);
  const [first] = stems.map(([, stem]) => stem);
  expect(stems).toEqual(line.split(' ').map((form) => [form, first]));
});

test.each(linesOf(PAIRS))('%s stay apart', (line) => {
  const [one = '', other = ''] = line.split(' ');
  expect(stemWord(one)).not.toBe(stemWord(other));
});

test('words under four letters stay as they are', () => {
  for (const word of ['pie', 'kos', 'mus', 'viç', 'a', '']) expect(stemWord(word)).toBe(word);
});

/** The stems of a phrase. */
const stemsOf = (phrase: string): string =>
  foldText(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .map(stemWord)
    .join(' ');

const phrasesOf = ({ words }: VocabularyGroup): string[] =>
  VOCABULARY_LANGUAGES.flatMap((language) => words[language]);

/** The stems by which a search knows a phrase: `në hell` is `hell`. */
const keyOf = (phrase: string): string => {
  const telling = stemsWithoutStopWords(splitWords(phrase));
  return telling.length > 0 ? telling.join(' ') : stemsOf(phrase);
};

/** The only phrase of two groups: `patë` is a goose, `pâté` is made of liver. */
const TWO_MEANINGS = ['pate'];

test('no form of a word of the vocabulary is a form of one of another group', () => {
  const owners = new Map<string, string>();
  const shared = loadVocabulary().flatMap((group) =>
    phrasesOf(group).flatMap((phrase) => {
      const stems = keyOf(phrase);
      const owner = owners.get(stems) ?? group.id;
      owners.set(stems, owner);
      return owner === group.id || TWO_MEANINGS.includes(stems) ? [] : [`${phrase}: ${owner}, ${group.id}`];
    }),
  );
  expect(shared).toEqual([]);
});

test('the vocabulary has each word in its plain form only', () => {
  const repeated = loadVocabulary().flatMap(({ id, words }) =>
    VOCABULARY_LANGUAGES.flatMap((language) => {
      const stems = words[language].map(stemsOf);
      return words[language]
        .filter((_, index) => stems.indexOf(stems[index] ?? '') < index)
        .map((word) => `${id}: ${word}`);
    }),
  );
  expect(repeated).toEqual([]);
});

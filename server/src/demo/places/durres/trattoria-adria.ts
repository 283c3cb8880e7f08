import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Trattoria Adria, in Durrës. */
export const TRATTORIA_ADRIA: WrittenPlace = {
  name: 'Trattoria Adria',
  address: 'Rruga Aleksandër Goga 21',
  location: [41.31703, 19.44603],
  description: 'Kuzhinë si në Bari: orekiete, fokaçe dhe makarona të freskëta.',
  plan: 'standard-year',
  liveliness: [6, 25, 4.5],
  menus: [
    menu('Primi', 'Makarona të gatuara në çast.', ['Italiane', 'Pasta', '$$'], {
      'Të shtëpisë': [
        dish('Orekiete me brokoli rabe', 690, 'Pak të hidhura, me açuge e thërrime buke.', { eur: 700 }),
        dish('Kavateli me karkaleca', 920, 'Domate qershi dhe lëvore limoni.', { eur: 940 }),
        dish('Karbonara', 750, 'Guançale, vezë e pekorino; pa krem.', { eur: 765 }),
        dish('Spageti alla vongole', 950, 'Guaska të hapura në hudhër e verë.'),
        dish('Lazanja me ragu', 720, 'Tetë petë, ragu derri e viçi.'),
        dish('Taliatele me kërpudha porçini', 890),
        dish('Kaço e pepe', 690, 'Vetëm pekorino e piper i zi, të lidhura me ujin e pastës.'),
        dish('Pene alla vodka', 680),
        dish('Ravioli me spinaq e rikota', 750),
        dish('Njoki me gorgonzola', 720),
        dish('Rizoto me shafran', 780, 'Oriz karnaroli, palcë kocke e shafran.'),
        dish('Rizoto me fruta deti', 1050),
      ],
      Antipasti: [
        dish('Bruskete pulieze', 320),
        dish('Fokaçe bareze', 350, 'Domate të shtypura me dorë në brumë, ullinj e rigon.'),
        dish('Parmixhanë patëllxhani', 520),
        dish('Karpaço viçi', 850, 'Me rukola, limon e ashkla parmixhani.'),
        dish('Buratë me domate', 750),
        dish('Midhje gratin', 720, 'Dhjetë copë, me bukë, pekorino e majdanoz.'),
      ],
      Secondi: [
        dish('Skalopine me limon', 850),
        dish('Kotoletë milaneze', 890, 'E hollë, e madhe sa pjata, me rukola sipër.'),
        dish('Tagliata viçi', 1550),
        dish("Levrek all'acqua pazza", 1390, 'Në lëng domatesh qershi, ullinj e kaperi.'),
        dish('Salsiçe me brokoli rabe', 820),
      ],
      Anash: [
        dish('Patate në furrë me rozmarinë', 280),
        dish('Sallatë e përzier', 320),
        dish('Perime në zgarë', 400),
      ],
      Pije: [
        dish('Verë Primitivo, gotë', 450),
        dish('Verë Negroamaro, shishe', 2900),
        dish('Birrë Moretti 0,33 l', 300),
        dish('Ujë 0,75 l', 150),
      ],
    }),
    menu('Dolçe', 'Ëmbëlsira italiane të bëra këtu.', ['Italiane', 'Embelsira', '$'], {
      'Nga frigoriferi': [
        dish('Tiramisu', 350, 'Savojardi të lagura mirë, kakao e hidhur.', { eur: 355 }),
        dish('Panakota me manaferra', 320, 'Krem i butë vaniljeje, me salcë manaferrash.'),
        dish('Kanolo me rikota', 300),
        dish('Panakota me karamel', 320),
      ],
      'Në kupë': [
        dish('Afogato', 320, 'Akullore vanilje me një ekspres të nxehtë sipër.'),
        dish('Akullore limoni', 250),
      ],
    }),
  ],
};

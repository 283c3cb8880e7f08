import { choicesTable } from '../../../test/choices-table.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { menu, ask, imported, problemsOf } = choicesTable(server);

describe('what is wrong is said at its row and column', () => {
  test.each([
    ['no heading for the group', 'Opsioni\nUjë', [[1, null, expect.stringContaining('“Grupi”')]]],
    [
      'no name',
      'Grupi,Opsioni\nPija,\n,Ujë',
      [
        [2, 'Opsioni', expect.any(String)],
        [3, 'Grupi', expect.any(String)],
      ],
    ],
    [
      'a price beyond the limit',
      'Grupi,Opsioni,Çmimi ALL\nPija,Ujë,-99999999',
      [[2, 'Çmimi ALL', expect.any(String)]],
    ],
    [
      'a number that is none',
      'Grupi,Opsioni,Të paktën\nPija,Ujë,dy',
      [[2, 'Të paktën', expect.stringContaining('1')]],
    ],
    [
      'an answer that is none',
      'Grupi,Opsioni,Në shitje\nPija,Ujë,ndoshta',
      [[2, 'Në shitje', expect.any(String)]],
    ],
    [
      'two numbers of one group',
      'Grupi,Opsioni,E shumta\nPija,Ujë,1\nPija,Birrë,2',
      [[3, 'E shumta', expect.stringContaining('Rreshti 2')]],
    ],
    [
      'more needed than there are',
      'Grupi,Opsioni,Të paktën\nMadhësia,S,\nPija,Ujë,2',
      [[3, 'Të paktën', expect.stringContaining('1')]],
    ],
    [
      'more chosen from the start than allowed',
      'Grupi,Opsioni,E shumta,E zgjedhur që në fillim\nPija,A,1,po\nPija,B,1,po',
      [[2, 'E shumta', expect.stringContaining('2')]],
    ],
    [
      'a group that the table does not have',
      'Grupi,Opsioni,Sjell zgjedhjet\nVakt,Me pije,Shtesa',
      [[2, 'Sjell zgjedhjet', expect.stringContaining('“Shtesa”')]],
    ],
    [
      'a group within itself',
      'Grupi,Opsioni,Sjell zgjedhjet\nPija,Ujë,\nVakt,Me pije,Pija; Vakt',
      [[3, 'Sjell zgjedhjet', expect.any(String)]],
    ],
    [
      'a diet that contradicts allergens',
      'Grupi,Opsioni,Alergjenë,Dieta\nPija,Ujë,,\nPija,Kos,qumësht,vegane',
      [[3, 'Dieta', expect.any(String)]],
    ],
    [
      'more options than a group takes',
      `Grupi,Opsioni\n${Array.from({ length: 61 }, (_, index) => `Pija,P${index}`).join('\n')}`,
      [[62, 'Opsioni', expect.stringContaining('60')]],
    ],
    [
      'more groups than a menu takes',
      `Grupi,Opsioni\n${Array.from({ length: 101 }, (_, index) => `G${index},A`).join('\n')}`,
      [[102, 'Grupi', expect.stringContaining('100')]],
    ],
    ['no option at all', 'Grupi,Opsioni\n', [[1, null, expect.stringContaining('4')]]],
  ])('%s', async (_, csv, problems) => {
    expect(await problemsOf(csv)).toEqual(problems);
    expect((await ask('GET', '')).body).toEqual(menu());
  });
});

test('a dish has no more groups than it may', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `G${index}`);
  await imported(`Grupi,Opsioni\n${names.map((name) => `${name},A`).join('\n')}`);
  expect(await problemsOf(`Seksioni,Emri,Zgjedhjet\nPica,Margherita,${names.join('; ')}`)).toEqual([
    [2, 'Zgjedhjet', expect.stringContaining('20')],
  ]);
});

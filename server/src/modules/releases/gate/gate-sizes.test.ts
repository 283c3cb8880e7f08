import type { BudgetKind } from '@tavolina/shared-api/contract';
import { expectRefused, operatorsBesideOwners, type RefusedBuild } from '../../../test/refused-builds.ts';
import { testServer } from '../../../test/test-server.ts';
import { budgetsOf, limitOf } from './budgets.ts';

const server = testServer();
const team = operatorsBesideOwners(server);

/** The message for a size that is a quarter above its budget. */
const tooLarge = (about: string, kind: BudgetKind) => {
  const limit = limitOf(budgetsOf('remote-diner')[kind]).toLocaleString('de-DE').replaceAll('.', '\\.');
  return expect.stringMatching(
    `^${about}: [\\d.]+ bajt të ngjeshur, lejohen ${limit}\\. Hiq kod, ose ngarkoje vetëm kur i duhet një faqeje ose një veprimi\\. Një operator mund ta lejojë: publish me --oversize dhe arsyen\\.$`,
  );
};

const NOISE = Array.from({ length: 20_000 }, (_, index) => (index * 2_654_435_761) % 4_294_967_296).join();

const CASES: RefusedBuild[] = [
  [
    'too much code',
    ({ files }) => {
      files['entry.js'] += `;'${NOISE}'`;
    },
    {
      field: 'entry',
      message: tooLarge('entry', 'entry'),
    },
  ],
  [
    'too much code for one of its pages',
    ({ facts, files }) => {
      facts.pages = { '/diner': { js: [], css: [] }, '/diner/big': { js: ['big.js'], css: [] } };
      files['big.js'] = NOISE;
    },
    {
      field: 'page /diner/big',
      message: tooLarge('page /diner/big', 'page'),
    },
  ],
  [
    'too much code that no page names',
    ({ files }) => {
      files['lazy.js'] = NOISE;
    },
    {
      field: 'later',
      message: tooLarge('later', 'later'),
    },
  ],
  [
    'too much code of workers',
    ({ files }) => {
      files['photo.worker.js'] = NOISE;
    },
    {
      field: 'workers',
      message: tooLarge('workers', 'workers'),
    },
  ],
  [
    'too many styles that no page names',
    ({ files }) => {
      files['lazy.css'] = NOISE.split(',')
        .slice(0, 3_000)
        .map((word) => `.diner-n${word}{color:red}`)
        .join('');
    },
    {
      field: 'later styles',
      message: tooLarge('later styles', 'later_styles'),
    },
  ],
  [
    'too many styles for one of its pages',
    ({ facts, files }) => {
      facts.pages = { '/diner': { js: [], css: ['big.css'] } };
      files['big.css'] = NOISE.split(',')
        .slice(0, 3_000)
        .map((word) => `.diner-n${word}{color:red}`)
        .join('');
    },
    {
      field: 'styles of page /diner',
      message: tooLarge('styles of page /diner', 'styles'),
    },
  ],
];

test.each(CASES)('%s is refused with the exact reason', (_name, change, reason) =>
  expectRefused(team, change, reason),
);

import { say } from '../lib/progress.mjs';

/** @typedef {import('@tavolina/shared-api/contract').ReleaseMove} Move */
/** @typedef {import('@tavolina/shared-api/contract').ReleaseStatus} Status */
/** @typedef {import('@tavolina/shared-api/contract').ReleaseFigures} Figures */

/** @param {Move} move */
const inWords = ({ part, action, version, replaced, percent }) =>
  action === 'abort'
    ? `${part}: abort ${replaced}, ${version} stays`
    : `${part}: ${action} ${version}${percent ? ` for ${percent} %` : ''}${replaced ? `, instead of ${replaced}` : ''}`;

/** @param {Move} move */
const ownTrialNote = ({ team_trial }) => (team_trial ? ` TRIED BY ITS OWN TEAM ALONE: ${team_trial}` : '');

/**
 * @param {Move} move
 * @param {boolean} isDryRun
 * @param {string} command how these commands are called
 */
export const showMove = (move, isDryRun, command) => {
  if (isDryRun) return say(`Would do: ${inWords(move)}. Nothing was moved.`);
  say(`#${move.id} ${inWords(move)}.${ownTrialNote(move)}`);
  if (move.action === 'rollback' && move.replaced)
    say(`The way forward again: ${command} release ${move.part}@${move.replaced} -m <why>`);
};

/** @param {Figures[number]['versions'][number]} figures */
const figuresInWords = ({ opened, failed, fell_back, silent = 0, lcp_p75, skewed, breaks = [] }) =>
  [
    `opened ${opened}, failed ${failed}, fell back ${fell_back}`,
    ...(silent === 0 ? [] : [`never ready ${silent}`]),
    ...(lcp_p75 === null ? [] : [`largest paint p75 ${lcp_p75} ms`]),
    ...(skewed === 0 ? [] : [`tabs that missed a file ${skewed}`]),
    ...breaks.map((remote) => `BREAKS ${remote}, which works beside other shells`),
  ].join(', ');

/**
 * What is wrong with a part's versions, in words.
 * @param {Status['parts'][number]} part
 */
const alarmsOf = ({ missing, untried = [], larger = [], oversize = [], breaches, unfit = [] }) => [
  ...missing.map(({ version, files }) => `${version} HAS LOST FILES: ${files.join(', ')}`),
  ...untried.map(
    ({ version, why, moved_by }) => `${version} WENT OUT WITHOUT A TRIAL, by ${moved_by}: ${why}`,
  ),
  ...larger.map(({ version, why }) => `${version} weighs more than what was live before: ${why}`),
  ...oversize.map(({ version, why }) => `${version} weighs more than the limits of its part: ${why}`),
  ...unfit.map(({ version, message }) => `${version} DOES NOT FIT WHAT IS LIVE: ${message}`),
  ...breaches.map(({ version, message }) => `${version} WAS BUILT FOR ANOTHER SERVER: ${message}`),
];

/**
 * @param {Status} status
 * @param {Figures} figures of the last 24 hours
 * @param {Move[]} moves
 */
export const showStatus = (status, figures, moves) => {
  say(
    `Release #${status.id}, asked by ${status.team}, who may move ${status.is_observer ? 'nothing' : (status.may_move ?? 'all parts')}\n`,
  );
  for (const live of status.parts) {
    const { part, stable, last_good, canary, is_readable, budgets = {} } = live;
    const told = figures.find((entry) => entry.part === part)?.versions ?? [];
    const of = (/** @type {string} */ version) => {
      const found = told.find((entry) => entry.version === version);
      return found ? figuresInWords(found) : '';
    };
    say(`${part} ${stable}${is_readable ? '' : ' (ITS FILES CANNOT BE READ)'}: ${of(stable)}`);
    if (canary)
      say(`  canary ${canary.version}, ${canary.percent} %, since ${canary.since}: ${of(canary.version)}`);
    if (last_good) say(`  last good ${last_good}`);
    for (const [kind, bytes] of Object.entries(budgets)) say(`  budget of its own: ${kind} ${bytes} bytes`);
    for (const alarm of alarmsOf(live)) say(`  ${alarm}`);
  }
  say('');
  for (const move of moves.slice(0, 10))
    say(
      `#${move.id} ${move.moved_at} ${inWords(move)}. ${move.moved_by}: ${move.reason}${ownTrialNote(move)}`,
    );
};

import satisfies from 'spdx-satisfies';
import { nameOf } from './components.mjs';

/** @typedef {import('./components.mjs').Component} Component */

/** Licences that ask for no more than to be named. */
const FREE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib', 'Python-2.0'],
];

/** Others that a commercial product can carry as it uses these packages, and why. */
const ON_TERMS = [
  {
    license: 'MPL-2.0',
    packages: /^(?:@resvg\/resvg-js(?:-[\w-]+)?|satori|web-push|axe-core)$/,
    why: 'asks for the source of its own files where they are changed; they are used unchanged',
  },
  {
    license: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-libvips-[\w-]+$/,
    why: 'a library in a file of its own, which whoever runs the product can replace',
  },
  {
    license: 'OFL-1.1',
    packages: /^@fontsource(?:-variable)?\/(?:figtree|montagu-slab)$/,
    why: 'fonts may go with a product that is not sold as a font',
  },
  {
    license: 'CC-BY-3.0',
    packages: /^spdx-(?:exceptions|ranges)$/,
    why: 'lists that tools read; no build contains them',
  },
  {
    license: 'WTFPL',
    packages: /^truncate-utf8-bytes$/,
    why: 'allows everything; it comes with the registry that a test starts, and no build contains it',
  },
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/, why: 'data that tools read; no build contains it' },
];

/**
 * The licence that a package names, as an SPDX expression; empty where it names none.
 * @param {Component} component
 */
export const licenseOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ');

/**
 * @param {string} license
 * @param {string[]} allowed
 */
const isAllowed = (license, allowed) => {
  try {
    return satisfies(license, allowed);
  } catch {
    // It is no expression of SPDX, so nobody knows what it allows.
    return false;
  }
};

/**
 * Packages whose licence a commercial product cannot carry (product.md §486), a line for each.
 * @param {Component[]} packages
 */
export const refusedOf = (packages) =>
  packages
    .filter((component) => {
      const terms = ON_TERMS.filter((each) => each.packages.test(nameOf(component)));
      return !isAllowed(licenseOf(component), [...FREE, ...terms.map(({ license }) => license)]);
    })
    .map(
      (component) =>
        `${nameOf(component)}@${component.version}: ${licenseOf(component) || 'no licence'}. Take another package, or say in tooling/supply-chain/licenses.mjs why it can be carried.`,
    );

const isDependency = (/** @type {Component} */ { scope }) => scope !== 'excluded';

/**
 * The list of licences as Markdown: what runs or goes into builds, what only development uses, and the terms of some.
 * @param {Component[]} packages
 */
export const listLicenses = (packages) => {
  const section = (/** @type {string} */ title, /** @type {Component[]} */ components) => {
    const names = [...new Set(components.map(licenseOf))].toSorted();
    const lines = names.map((license) => {
      const each = components.filter((component) => licenseOf(component) === license);
      return `- **${license}** (${each.length}): ${each.map((one) => `${nameOf(one)} ${one.version}`).join(', ')}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  };
  const terms = ON_TERMS.map(({ license, why }) => `- ${license}: ${why}.`).join('\n');
  return [
    '# Licences\n',
    section('Dependencies', packages.filter(isDependency)),
    section(
      'For development only',
      packages.filter((component) => !isDependency(component)),
    ),
    `## Terms\n\n${terms}\n`,
  ].join('\n');
};

import { createElement } from 'react';

/** @param {object} props */
const isNamed = (props) => Object.keys(props).some((prop) => prop.startsWith('aria-') || prop === 'role');

/**
 * An icon of lucide as React draws it, without the package's contexts, aliases and other ways to scale a line.
 * @param {{ node: [string, Record<string, string>][] }} icon
 */
const createLucideIcon =
  ({ node }) =>
  (/** @type {{ size?: number | string }} */ { size = 24, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed(props) ? undefined : true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

export default createLucideIcon;

import loader from './icon-loader.mjs';

const ICON = `const __iconData = {
  name: "bell-off",
  size: 24,
  node: [
    ["path", { d: "m2 2 20 20", key: "1ooewy" }],
    [
      "circle",
      {
        cx: "12",
        key: "178tsu"
      }
    ]
  ]
};
__iconData.node;
const BellOff = createLucideIcon(__iconData);
`;

it('keeps what is drawn, and nothing else', () => {
  expect(loader(ICON).replace(/\s+/g, ' ')).toBe(
    'const __iconData = { node: [ ["path", { d: "m2 2 20 20" }], [ "circle", { cx: "12" } ] ] };' +
      ' const BellOff = createLucideIcon(__iconData); ',
  );
});

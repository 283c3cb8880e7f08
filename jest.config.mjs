/** One jest run over every workspace; each has its own small config. */
export default {
  projects: ['shell', 'remote-diner', 'remote-business', 'shared-ui', 'shared-api', 'server', 'tooling'].map(
    (name) => `<rootDir>/${name}`,
  ),
};

export * from './connection.ts';
export * from './errors-in-language.ts';
export * from './i18n.ts';
export * from './query.ts';
export * from './release.ts';
export * from './remote-module.ts';
export * from './remote-page.ts';
export * from './router.ts';

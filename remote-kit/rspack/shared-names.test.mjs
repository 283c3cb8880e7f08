import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'record-names.mjs');
const REACT = realpathSync(path.resolve(import.meta.dirname, '../../shared-ui/node_modules/react/index.js'));
const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'tavolina-names-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/**
 * @param {string} source of a remote
 * @returns {{ names: Record<string, string[]>, contains: string[] }} what its build says of it
 */
const recorded = (source) => {
  writeFileSync(path.join(dir, 'remote.js'), source);
  return JSON.parse(execFileSync(process.execPath, [PROGRAM, dir], { encoding: 'utf8' }));
};

test('names that are imported, passed on or reached through a namespace are recorded', () => {
  const { names, contains } = recorded(`
    import { Switch, Button as Press } from '@tavolina/shared-ui';
    import * as React from 'react';
    export { Tabs } from '@tavolina/shared-ui';
    console.log(Switch, Press, React.useState);
  `);
  expect(names).toEqual({ '@tavolina/shared-ui': ['Button', 'Switch', 'Tabs'], react: ['useState'] });
  expect(contains).toEqual([]);
});

test('a copy of React that comes by a relative import is among what a build contains', () => {
  const { contains } = recorded(`
    import { useState } from ${JSON.stringify(path.relative(dir, REACT))};
    console.log(useState);
  `);
  expect(contains).toEqual(['react']);
});

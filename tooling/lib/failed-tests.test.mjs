import { failedStories, failedTests, lastLines } from './failed-tests.mjs';

describe('a run of tests', () => {
  it('names the tests that failed, and the files that could not be run', () => {
    const passed = { status: 'passed', fullName: 'a sum is a sum', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'a sum has cents',
      failureMessages: ['\u001b[31mExpected 1\u001b[39m'],
    };
    const report = {
      testResults: [
        { name: 'server/sum.test.ts', status: 'failed', message: 'both', assertionResults: [passed, failed] },
        { name: 'server/broken.test.ts', status: 'failed', message: 'Cannot find it', assertionResults: [] },
        { name: 'server/well.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    };

    expect(failedTests(report)).toEqual([
      'server/sum.test.ts › a sum has cents\n    Expected 1',
      'server/broken.test.ts › the file itself\n    Cannot find it',
    ]);
  });

  it('tells its last lines where it failed without a failed test', () => {
    const output = `${'PASS a test\n'.repeat(30)}Tests: 9 passed\nNo test asks for an answer: GET /x\n`;
    const [said = ''] = lastLines(output);
    expect(said).toMatch(/Tests: 9 passed\n {4}No test asks for an answer: GET \/x$/);
    expect(said.split('\n')).toHaveLength(20);
  });
});

describe('a run of stories', () => {
  it('names those that failed, and those that passed only when tried again', () => {
    /** @type {(title: string, status: string, results: { error?: { message: string } }[]) => import('./failed-tests.mjs').Suite['specs'][number]} */
    const spec = (title, status, results) => ({ title, tests: [{ status, results }] });
    const report = {
      suites: [
        {
          file: 'order.spec.ts',
          title: 'order.spec.ts',
          specs: [spec('an order is placed', 'expected', [{}])],
          suites: [
            {
              file: 'order.spec.ts',
              title: 'later',
              specs: [
                spec('an order is paid', 'unexpected', [{ error: { message: 'No button' } }]),
                spec('an order is seen', 'flaky', [{ error: { message: 'No row' } }, {}]),
                spec('an order is told', 'skipped', []),
              ],
            },
          ],
        },
      ],
    };

    expect(failedStories(report)).toEqual([
      'e2e/specs/order.spec.ts › an order is paid\n    No button',
      'e2e/specs/order.spec.ts › an order is seen\n    No row',
      'e2e/specs/order.spec.ts › an order is told\n    skipped',
    ]);
  });
});

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What may sleep or measure time, and why. */
const reasons: Readonly<Record<string, string>> = {
  'tests/server/support/test-server.ts': 'eventually() is how all others wait',
  'tests/server/canteens/canteen-status.test.ts': 'holds the pace of calls to a service and the pause after failures',
  'tests/server/operations/replica.postgresql.test.ts': 'holds that a silent replica holds no request up',
  'tests/server/operations/replica-trial.postgresql.test.ts': 'kills servers at any moment',
  'tests/server/support/figure-history.ts': 'tells the moments of writes, for that trial',
  'tests/server/database/away.postgresql.test.ts': 'holds that lost connections are replaced in a limited time',
  'tests/server/database/time-limits.postgresql.test.ts': 'holds that a refusal does not wait for a lock',
  'tests/server/imports/idempotency.test.ts': 'holds that an import waits no longer than its database',
  'tests/server/imports/broken-uploads.test.ts': 'holds that an idle server uses no processor',
  'tests/server/imports/uploaded-pieces.test.ts': 'sends pieces that the network must not join',
  'tests/server/imports/sudden-death.test.ts': 'kills a server at any moment',
  'tests/server/support/broken-upload.ts': 'breaks a connection at any moment',
  'tests/server/teledeclaration/declare-many.test.ts': 'kills a server at any moment',
  'tests/server/accounts/held-requests.test.ts': 'holds requests open after their authentication',
  'tests/server/support/ready-proxy.ts': 'looks at nodes at intervals, as proxies do',
  'tests/support/browser-engine.ts': 'measures for how long a page is blocked',
  'tests/support/stuck-files-reporter.ts': 'ends a run in which a file loops without end',
  'tests/verdict/check-worker.ts': 'measures for how long a page is blocked',
  'tests/nodes/watcher.ts': 'looks at nodes at intervals, for a file that runs alone',
}

const isApart = (path: string): boolean =>
  /^tests\/(e2e|cli|bench|faults)\/|\/node_modules\/|\.alone\.test\.ts$|^tests\/conventions\/clock\.test\.ts$/.test(
    path,
  )

test('nothing waits or measures by the clock, but for a reason', () => {
  const found = globSync('tests/**/*.{ts,tsx}', { cwd: root })
    .filter(path => !isApart(path))
    .filter(path => /\bsetTimeout(\(| as )|\bperformance\.now\(/.test(readFileSync(root + path, 'utf8')))
  expect(found.sort()).toEqual(Object.keys(reasons).sort())
})

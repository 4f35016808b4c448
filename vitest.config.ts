import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { sourceCondition } from './lib/build/source-condition.ts'
import { SlowFilesReporter } from './tests/support/slow-files-reporter.ts'

const server = 'tests/server/**/*.test.ts'
/** What only a database of several servers can do. */
const severalServers = 'tests/server/**/*.postgresql.test.ts'
/** What asks for nothing that a database could do differently: protocol, documents and pages. */
const anyDatabase = [
  'tests/server/http/**',
  'tests/server/site/**',
  'tests/server/developers/**',
  'tests/server/pdf/**',
  'tests/server/resources/**',
  'tests/server/contract/token-refusals.test.ts',
  'tests/server/operations/graceful-stop.test.ts',
  'tests/server/settings/settings.test.ts',
  'tests/server/imports/upload-guards.test.ts',
  'tests/server/security/{cross-origin,message-headers,request-framing,security-headers,whole-password}.test.ts',
]
/** What is about the file of an embedded one. */
const oneFile = 'tests/server/**/*.sqlite.test.ts'
const browser = ['tests/e2e/**/*.test.ts', 'tests/**/*.browser.test.ts']
/** Runs before what makes temporary files. */
const memorySetup = 'tests/support/memory-folder-setup.ts'
/** What Git does not keep, made of the sources of this very run. */
const bundleSetup = 'tests/support/bundle-setup.ts'
/** The server serves the site. */
const siteSetup = 'tests/support/site-setup.ts'
/** What the server offers to developers, which pages list. */
const toolsSetup = 'tests/support/tools-setup.ts'
/** What a busy machine would falsify: memory that is let go when a thread has time for it. */
const alone = 'tests/**/*.alone.test.ts'

/** Loading the server again for each file would be a third of the time of these tests: a worker keeps its modules. */
const eachFileApart = false

export default defineConfig({
  ssr: { resolve: { conditions: [sourceCondition] } },
  // What set-ups import.
  environments: { __vitest__: { resolve: { conditions: [sourceCondition], noExternal: [/^@ma-cantine\/lib/] } } },
  test: {
    // Tests start real servers and terminals: time for a loaded machine of two cores, never a way to hide a hang.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: 'tests/support/usage-setup.ts',
    reporters: ['default', new SlowFilesReporter('test-results/slow-files.md')],
    expect: { poll: { timeout: 20_000 } },
    // Tests wait for other processes half of their time: one file per core would leave cores idle.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/server/**', ...browser, alone],
          globalSetup: [memorySetup, bundleSetup, siteSetup],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          globalSetup: [memorySetup, bundleSetup, toolsSetup, 'tests/support/chromium-setup.ts', siteSetup],
          isolate: eachFileApart,
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: [server],
          exclude: [...configDefaults.exclude, severalServers],
          globalSetup: [memorySetup, bundleSetup, siteSetup],
          isolate: eachFileApart,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: [server],
          exclude: [...configDefaults.exclude, oneFile, ...anyDatabase],
          globalSetup: [memorySetup, bundleSetup, 'tests/support/postgresql-setup.ts', siteSetup],
          env: { TEST_DATABASE: 'postgresql' },
          isolate: eachFileApart,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [alone],
          globalSetup: [memorySetup, bundleSetup],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

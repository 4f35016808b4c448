import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { sourceCondition } from './lib/build/source-condition.ts'
import { SlowFilesReporter } from './tests/support/slow-files-reporter.ts'
import { StuckFilesReporter } from './tests/support/stuck-files-reporter.ts'

const server = 'tests/server/**/*.test.ts'
/** What only a database of several servers can do. */
const severalServers = 'tests/server/**/*.postgresql.test.ts'
/** What a database may do differently, its own SQL, locks, transactions and many rows, where figures and teams are at stake. */
const bothDatabases = [
  'tests/server/{canteens,database,imports,jobs,purchases,teledeclaration}/**/*.test.ts',
  // Calls each operation with what is valid: the SQL of all others runs once as well.
  'tests/server/contract/every-operation.test.ts',
]
/** The rest of it. Whatever is named nowhere here runs on SQLite alone. */
const bothDatabasesInLongTests = [
  'tests/server/{access,administration,comparison,diagnostics,emails,inspection,open-data,operations,partners,personal-data,public-canteens,recap-requests,reminders,statistics,waste,waste-actions}/**/*.test.ts',
  // Two requests at once: SQLite writes one after the other, whatever the code does.
  'tests/server/accounts/{access-tokens,account-deletion,password,profile,sign-up,terms}.test.ts',
  'tests/server/articles/articles.test.ts',
  'tests/server/community/{community,media-uploads}.test.ts',
  'tests/server/contact/{inquiry,invitations}.test.ts',
  'tests/server/mappings/import-mappings.test.ts',
  'tests/server/newsletter/newsletter-sending.test.ts',
  'tests/server/oauth/{applications,dance,provider}.test.ts',
  // What is rolled back.
  'tests/server/contract/dry-run.test.ts',
]
/** Files of these folders that PostgreSQL repeats in the long tests alone: trials, rules over few rows, services outside. */
const repeatedOnPostgresql = [
  'tests/server/canteens/{communes,consent,coordinates,establishment-search,group-conversion,groups-by-file}.test.ts',
  'tests/server/canteens/{import-canteens-2026,sector-codes,team-limits,unconfirmed-addresses}.test.ts',
  'tests/server/imports/{journal-rights,recap-import}.test.ts',
  'tests/server/purchases/{canteen-purchases,import-purchases-2026,worked-examples-2026}.test.ts',
  'tests/server/teledeclaration/{kitchen-reports,worked-examples-2026}.test.ts',
  'tests/server/canteens/{place-jobs,round-trip}.test.ts',
  'tests/server/imports/{diagnostics-round-trip,stored-as-written,sudden-death}.test.ts',
  'tests/server/purchases/page-twin.test.ts',
  'tests/server/teledeclaration/{proofs,situations}.test.ts',
]
/** What is about the file of an embedded one. */
const oneFile = 'tests/server/**/*.sqlite.test.ts'
/** What no database does differently among `bothDatabases`: files as they are sent, services outside, what waits. */
const alike = [
  'tests/server/canteens/{canteen-status,hostile-pictures}.test.ts',
  'tests/server/emails/unreadable-outbox.test.ts',
  'tests/server/imports/{broken-uploads,documents,schemas,upload,upload-guards,workbooks}.test.ts',
  'tests/server/jobs/unreadable-jobs.test.ts',
  'tests/server/operations/graceful-stop.test.ts',
]
const quickOfSite = 'tests/web/{words,first-load,accessibility/criteria}.test.ts'
/** What fails in the first minutes: rules of the sources, budgets. */
const quick = ['tests/conventions/**/*.test.ts', quickOfSite]
/** Makes and installs the packages. */
const packages = 'tests/conventions/packages.test.ts'
const browser = ['tests/e2e/**/*.test.ts', 'tests/**/*.browser.test.ts']
/** Runs by its own command, `npm run firefox`. */
const firefox = 'tests/firefox/**'
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

/** Young objects are many in tests: collecting them less often saves a sixth of the processor time. */
const execArgv = ['--max-semi-space-size=64']

export default defineConfig(({ mode }) => ({
  ssr: { resolve: { conditions: [sourceCondition] } },
  // What set-ups import.
  environments: { __vitest__: { resolve: { conditions: [sourceCondition], noExternal: [/^@ma-cantine\/lib/] } } },
  test: {
    // Tests start real servers and terminals: time for a loaded machine of two cores, never a way to hide a hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: 'tests/support/usage-setup.ts',
    tags: [
      {
        name: 'long',
        description:
          'Runs by `npm run test:long`: further widths, states and amounts of what the tests of each change walk once.',
      },
    ],
    outputFile: { json: 'test-results/results.json' },
    reporters: ['default', 'json', new SlowFilesReporter('test-results/slow-files.md'), new StuckFilesReporter()],
    expect: { poll: { timeout: 20_000 } },
    // Tests wait for other processes part of their time: one file per core would leave cores idle, two more take turns.
    maxWorkers: availableParallelism() + 1,
    // Loading all modules again for each file would be a quarter of the time of the tests: a worker keeps them.
    isolate: false,
    execArgv,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: quick,
          exclude: [...configDefaults.exclude, ...browser, packages],
          globalSetup: [memorySetup, bundleSetup, siteSetup],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}', packages],
          exclude: [
            ...configDefaults.exclude,
            'tests/server/**',
            'tests/conventions/!(packages).test.ts',
            quickOfSite,
            ...browser,
            alone,
            firefox,
          ],
          globalSetup: [memorySetup, bundleSetup, siteSetup],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          globalSetup: [memorySetup, bundleSetup, toolsSetup, 'tests/support/chromium-setup.ts', siteSetup],
          // A journey is many acts, and a machine that others use as well does each of them ten times more slowly.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Each look is work for the page.
          expect: { poll: { timeout: 60_000, interval: 100 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: [server],
          exclude: [...configDefaults.exclude, severalServers],
          globalSetup: [memorySetup, bundleSetup, siteSetup],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: [...bothDatabases, ...(mode === 'long' ? bothDatabasesInLongTests : []), severalServers],
          exclude: [...configDefaults.exclude, oneFile, ...alike, ...(mode === 'long' ? [] : repeatedOnPostgresql)],
          globalSetup: [memorySetup, bundleSetup, 'tests/support/postgresql-setup.ts', siteSetup],
          env: { TEST_DATABASE: 'postgresql' },
          // Its driver warns once of queries that wait for each other on a connection: a warning that a log alone would show.
          execArgv: [...execArgv, '--throw-deprecation'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [alone],
          globalSetup: [memorySetup, bundleSetup],
          execArgv: [],
          isolate: true,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}))

import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const server = 'tests/server/**/*.test.ts'
/** What only a database of several servers can do. */
const severalServers = 'tests/server/**/*.postgresql.test.ts'
/** What is about the file of an embedded one. */
const oneFile = 'tests/server/**/*.sqlite.test.ts'

export default defineConfig({
  test: {
    // Tests start real servers and terminals: time for a loaded machine of two cores, never a way to hide a hang.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Half of what a test waits for is another process: a file a core is not too much, one fewer leaves a core idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, severalServers],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: [server],
          exclude: [...configDefaults.exclude, oneFile],
          globalSetup: 'tests/support/postgresql-setup.ts',
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
})

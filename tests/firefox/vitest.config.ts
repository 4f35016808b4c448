import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourceCondition } from '../../lib/build/source-condition.ts'

/** Runs apart from `npm test`, which needs no other browser than Chromium. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  ssr: { resolve: { conditions: [sourceCondition] } },
  test: {
    include: ['tests/firefox/*.test.ts'],
    globalSetup: ['tests/support/memory-folder-setup.ts', 'tests/support/site-setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

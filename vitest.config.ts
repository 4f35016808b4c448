import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Tests start real servers and terminals: time for a loaded machine of two cores, never a way to hide a hang.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('no test imports what an earlier build made', () => {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: root, exclude: name => name.includes('node_modules') })
  expect(files.length).toBeGreaterThan(200)
  const imports = /(?:from|import\()\s*'\.[^']*(?:\/dist\/|\/site\/assets)[^']*'/
  expect(files.filter(file => imports.test(readFileSync(root + file, 'utf8')))).toEqual([])
})

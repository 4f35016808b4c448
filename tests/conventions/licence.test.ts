import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8')

test.each(['lib/LICENSE', 'cli/LICENSE', 'web/public/licence.txt'])('%s is the licence of the repository', copy => {
  expect(read(copy)).toBe(read('LICENSE'))
})

test.each([
  'package.json',
  'lib/package.json',
  'server/package.json',
  'cli/package.json',
  'web/package.json',
  'examples/oauth-app/package.json',
])('%s names it', manifest => {
  expect(read('LICENSE')).toMatch(/^MIT License\n/)
  expect(JSON.parse(read(manifest)).license).toBe('MIT')
})

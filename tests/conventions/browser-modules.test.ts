import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const built = new URL('../../lib/dist/', import.meta.url)

/** The packages that a module of the library loads, at once or on demand, itself or through others. */
function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>()
  const modules = new Set([new URL(entry, built).href])
  for (const module of modules) {
    const code = readFileSync(new URL(module), 'utf8')
    for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport\(?)\s*['"]([^'"]+)['"]/g)) {
      // A comment names the types of a source.
      if (name.endsWith('.ts')) continue
      if (name.startsWith('.')) modules.add(new URL(name, module).href)
      else packages.add(name)
    }
  }
  return packages
}

test('the library as a browser loads it is without Ajv, which the content policy of the site forbids', () => {
  const packages = packagesOf('index.js')
  expect(packages).toContain('#csv-parse')
  expect([...packages].filter(name => name.startsWith('ajv'))).toEqual([])
})

test('while schemas of the user’s own are compiled by it', () => {
  expect(packagesOf('imports/user-table.js')).toContain('ajv')
})

test('the dictionaries of passwords are loaded by who judges a password, and by nobody else', () => {
  const dictionaries = (entry: string) => [...packagesOf(entry)].filter(name => name.startsWith('@zxcvbn-ts'))
  expect(dictionaries('accounts/password-strength.js')).toHaveLength(3)
  expect(dictionaries('index.js')).toEqual([])
})

import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'

const library = new URL('../../lib/', import.meta.url)

/** The packages that a module of the library loads, at once or on demand, itself or through others. */
function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>()
  const modules = new Set([new URL(entry, library).href])
  for (const module of modules) {
    const code = stripTypeScriptTypes(readFileSync(new URL(module), 'utf8'))
    for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport\(?)\s*['"]([^'"]+)['"]/g)) {
      if (name.startsWith('.')) modules.add(new URL(name, module).href)
      else packages.add(name)
    }
  }
  return packages
}

test('the library as a browser loads it is without Ajv, which the content policy of the site forbids', () => {
  const packages = packagesOf('index.ts')
  expect(packages).toContain('#csv-parse')
  expect([...packages].filter(name => name.startsWith('ajv'))).toEqual([])
})

test('while schemas of the user’s own are compiled by it', () => {
  expect(packagesOf('imports/user-table.ts')).toContain('ajv')
})

test('the dictionaries of passwords are loaded by who judges a password, and by nobody else', () => {
  const dictionaries = (entry: string) => [...packagesOf(entry)].filter(name => name.startsWith('@zxcvbn-ts'))
  expect(dictionaries('accounts/password-strength.ts')).toHaveLength(3)
  expect(dictionaries('index.ts')).toEqual([])
})

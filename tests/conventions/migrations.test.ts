import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { migrations } from '../../server/database/migrate.ts'

const folder = new URL('../../server/database/migrations/', import.meta.url)
const files = readdirSync(folder)

test('the folder of migrations holds migrations and nothing else, and all of them are applied, in order', () => {
  expect(files.toSorted()).toEqual(migrations.map(({ name }) => `${name}.ts`))
})

describe.each(files)('%s', name => {
  test('is frozen: it imports knex’s types and other migrations, nothing that can change', () => {
    const source = readFileSync(new URL(name, folder), 'utf8')
    const imports = source.match(/^(import|export)\b[^=]*?\bfrom '.*'$|\bimport\(.*|^import '.*/gm) ?? []
    expect(
      imports.filter(
        line => line !== "import type { Knex } from 'knex'" && !/ from '\.\/\d{4}-[a-z\d-]+\.ts'$/.test(line),
      ),
      'Write out the values that the migration needs: databases that have had it will not follow what changes later.',
    ).toEqual([])
  })
})

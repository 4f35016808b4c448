import { checkFile, emptyFile } from '@ma-cantine/lib'
import { expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'
import { userTable } from '../../support/user-tables.ts'

const label = fc
  .string({ unit: fc.constantFrom('a', 'é', ' ', '"', ';', ',', '\t', '|', '=', '-', "'"), minLength: 1, maxLength: 6 })
  .filter(name => name.trim() === name)

test('the empty file of any schema is right by that schema', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(label, { minLength: 1, maxLength: 5 }), async names => {
      const table = userTable({ fields: names.map(name => ({ name })) })
      const { valid, errors } = await checkFile([new TextEncoder().encode(emptyFile(table.schema))], { table })
      expect([names, errors, valid]).toEqual([names, [], true])
    }),
  )
})

import { outcomeKinds } from '@ma-cantine/lib/imports/import-outcome'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { expect, test } from 'vitest'
import { schemaGroups } from '../../../../web/imports/guide/schema-groups.ts'

const titlesOf = (kind: Parameters<typeof schemaOf>[0]) => schemaGroups(schemaOf(kind)).map(({ title }) => title)

const describing = outcomeKinds.CANTEENS.filter(kind => kind !== 'cantines_2026_gestionnaires')

test.each(describing)('the columns of %s are about canteens, or for staff', kind => {
  expect(titlesOf(kind)).toEqual(kind === 'cantines_admin' ? ['canteen', 'staff'] : ['canteen'])
})

test('a file of reports that describes its canteens has both, one that names them the report alone', () => {
  expect(titlesOf('diagnostics')).toEqual(['canteen', 'diagnostic'])
  expect(titlesOf('diagnostics_2026_id')).toEqual(['all'])
  expect(titlesOf('achats')).toEqual(['all'])
  expect(titlesOf('cantines_2026_gestionnaires')).toEqual(['all'])
  expect(titlesOf('diagnostics_complets_2026')).toHaveLength(15)
})

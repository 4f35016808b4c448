import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { departments } from '@ma-cantine/lib/territories/departments'
import { regions } from '@ma-cantine/lib/territories/regions'
import { expect, test } from 'vitest'

/** The official code, as the build packs it for the server. */
const official: {
  regions: [code: string, name: string][]
  departments: [code: string, name: string, region: string][]
} = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../server/generated/territories.json'), 'utf8').replaceAll("'", '’'),
)

test('the regions and the départements are those of the official code', () => {
  expect(Object.entries(regions).sort()).toEqual(official.regions.sort())
  expect(departments.map(({ code, name, region }) => [code, name, region]).sort()).toEqual(official.departments.sort())
})

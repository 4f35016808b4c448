import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { departments } from '@ma-cantine/lib/territories/departments'
import { describe, expect, test } from 'vitest'
import { cli } from '../support/run-cli.ts'

const run = async (...args: readonly string[]) => (await cli(args)).stdout

describe('sectors', () => {
  test('are all listed, by category, as files write them', async () => {
    const lines = (await run('sectors')).split('\n')
    for (const { name, hasLineMinistry } of sectors) {
      expect(lines).toContain(`  ${name}${hasLineMinistry ? ' (demande le ministère de tutelle)' : ''}`)
    }
    expect(JSON.parse(await run('sectors', '--json'))).toEqual({ ok: true, sectors })
  })

  test('are found by a word of the sector or of its category, whatever its accents', async () => {
    const { sectors: found } = JSON.parse(await run('sectors', 'CRECHE', '--json'))
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Crèche'])
    expect(await run('sectors', 'sante')).toContain('Hôpitaux')
    expect(await run('sectors', 'planète')).toBe('Aucun secteur ne correspond à « planète ».\n')
    expect(await run('sectors', 'planet', '--lang', 'en')).toBe('No sector matches “planet”.\n')
  })
})

describe('territories', () => {
  test('are all listed, each department under its region', async () => {
    const { regions } = JSON.parse(await run('territories', '--json'))
    const listed = regions.flatMap((region: { code: string; departments: { code: string; name: string }[] }) =>
      region.departments.map(department => ({ ...department, region: region.code })),
    )
    const byCode = (one: { code: string }, other: { code: string }) => one.code.localeCompare(other.code)
    expect(listed.sort(byCode)).toEqual([...departments].sort(byCode))
  })

  test('are found by a code or a name: a region with all of its own, a department with its region', async () => {
    expect(await run('territories', 'herault')).toBe('76  Occitanie\n      34   Hérault\n')
    expect(await run('territories', '2A')).toBe('94  Corse\n      2A   Corse-du-Sud\n')
    expect((await run('territories', 'bretagne')).split('\n')).toHaveLength(6)
    expect(await run('territories', 'Atlantide')).toContain('Aucun département')
  })
})

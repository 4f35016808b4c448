import { type SharedEntity, saveChanges } from '@ma-cantine/lib/entities/save-changes'
import { NetworkError, RefusedError } from '@ma-cantine/lib/http/api-error'
import { beforeEach, describe, expect, test } from 'vitest'

interface Menu {
  readonly starter: string
  readonly main: string
  readonly version: number
}
type Dishes = Omit<Menu, 'version'>

const opened: Menu = { starter: 'Soupe', main: 'Riz', version: 1 }
const mine: Dishes = { starter: 'Salade', main: 'Riz' }

/** What the server holds, and what it was sent. */
let stored: Menu
let sent: Partial<Dishes>[]
/** What colleagues store while a change is under way, one at each reading. */
let meanwhile: Partial<Dishes>[]
beforeEach(() => {
  stored = opened
  sent = []
  meanwhile = []
})

const change = (dishes: Partial<Dishes>) => {
  stored = { ...stored, ...dishes, version: stored.version + 1 }
  return stored
}

const menu: SharedEntity<Menu, Dishes, 'starter' | 'main'> = {
  rules: { groups: { starter: ['starter'], main: ['main'] } },
  valuesOf: ({ starter, main }) => ({ starter, main }),
  read: async () => {
    const read = stored
    const next = meanwhile.shift()
    if (next) change(next)
    return read
  },
  send: async (dishes, { version }) => {
    sent.push(dishes)
    if (version !== stored.version) throw new RefusedError(412, 'Une autre personne a modifié le menu.')
    return change(dishes)
  },
}

const save = async (dishes: Dishes, entity = menu) => {
  const bases: Menu[] = []
  const saving = await saveChanges(entity, opened, dishes, (theirs, merged) => bases.push({ ...theirs, ...merged }))
  return { saving, bases }
}

describe('a change', () => {
  test('is sent alone, once', async () => {
    const { saving, bases } = await save(mine)
    expect(saving).toEqual({ kind: 'stored', stored: { ...opened, ...mine, version: 2 }, isMerged: false })
    expect(sent).toEqual([{ starter: 'Salade' }])
    expect(bases).toEqual([])
  })

  test('stands beside what others changed, however many they are, and is shown with it', async () => {
    change({ main: 'Lentilles' })
    meanwhile = [{ main: 'Pâtes' }]
    const { saving, bases } = await save(mine)
    expect(saving).toEqual({
      kind: 'stored',
      stored: { starter: 'Salade', main: 'Pâtes', version: 4 },
      isMerged: true,
    })
    expect(sent).toEqual([{ starter: 'Salade' }, { starter: 'Salade' }, { starter: 'Salade' }])
    expect(bases.map(({ main }) => main)).toEqual(['Lentilles', 'Pâtes'])
  })

  test('of one value that somebody else changed too is asked about, and nothing is overwritten', async () => {
    const theirs = change({ starter: 'Melon', main: 'Pâtes' })
    const { saving } = await save(mine)
    expect(saving).toEqual({
      kind: 'conflict',
      conflict: { groups: ['starter'], mine, merged: { starter: 'Salade', main: 'Pâtes' }, theirs },
    })
    expect(stored).toEqual(theirs)
  })

  test('that was stored, its answer lost, is no conflict, and nobody else’s', async () => {
    change({ starter: 'Salade' })
    expect(await save(mine)).toMatchObject({
      saving: { kind: 'stored', stored: { starter: 'Salade' }, isMerged: false },
    })
    expect(sent).toEqual([{ starter: 'Salade' }, {}])
  })

  test.each([new RefusedError(409, 'Refusé'), new RefusedError(404, 'Absent'), new NetworkError('rompu')])(
    'that fails otherwise is not sent again: %s',
    async error => {
      const failing = { ...menu, send: () => Promise.reject(error) }
      await expect(save(mine, failing)).rejects.toBe(error)
    },
  )
})

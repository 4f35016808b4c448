import { existsSync } from 'node:fs'
import { searchText } from '@ma-cantine/lib/lists/search-key'
import { wasteActionErrors } from '@ma-cantine/lib/waste-actions/waste-action-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOnline } from '../../../server/waste-actions/find-actions.ts'
import { type WasteActionRow, wasteActionRows } from '../../../server/waste-actions/waste-action-rows.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let rows: WasteActionRow[]
beforeAll(async () => {
  server = await startTestServer()
  rows = await server.rows<WasteActionRow>('wasteActions')
})
afterAll(() => server.close())

describe('the actions of a new installation', () => {
  test('are twenty, of all efforts and origins, under the numbers that clients know', () => {
    const actions = rows.map(row => wasteActionRows.valuesOf(row))
    expect(actions.map(({ id, title }) => [id, title])).toEqual(
      expect.arrayContaining([
        [1, 'Peser chaque poubelle pendant cinq jours'],
        [2, 'Mettre le pain au bout de la ligne'],
        [20, 'Réorganiser la ligne en libre choix'],
      ]),
    )
    expect(actions.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    expect(new Set(actions.map(({ effort }) => effort)).size).toBe(3)
    expect(new Set(actions.flatMap(({ wasteOrigins }) => wasteOrigins)).size).toBe(3)
    for (const name of ['title', 'titleEn', 'pictureText', 'pictureTextEn'] as const)
      expect(new Set(actions.map(action => action[name])).size).toBe(20)
  })

  test('are online, and could be published as they are', () => {
    for (const row of rows) {
      const action = wasteActionRows.valuesOf(row)
      expect(isOnline(row)).toBe(true)
      expect(wasteActionErrors(action), action.title).toEqual({})
    }
  })

  test('have their picture, well written texts, and what searches look in', () => {
    for (const row of rows) {
      const action = wasteActionRows.valuesOf(row)
      const { picture, title, titleEn, subtitle, subtitleEn, firstSteps, firstStepsEn } = action
      expect(existsSync(`web/public${picture}`), title).toBe(true)
      const sentences = [subtitle, subtitleEn, action.why, action.whyEn, action.effect, action.effectEn]
      const words = [action.pictureText, action.pictureTextEn]
      for (const text of [title, titleEn]) expect(text).not.toMatch(/[.!]$/)
      for (const text of [...sentences, ...words, ...firstSteps, ...firstStepsEn]) {
        expect(text).not.toMatch(/['"<>]|\.\.\.|\s{2}/)
        expect(text).toMatch(/[.!?]$/)
      }
      expect(action.searchText).toBe(searchText([title, subtitle]))
      expect(action.searchTextEn).toBe(searchText([titleEn, subtitleEn]))
    }
  })
})

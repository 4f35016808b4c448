import { describe, expect, test } from 'vitest'
import { firstShown, layOut, usableRows } from '../../../../cli/home/layout/lay-out.ts'
import { navigate, startNavigation, topOf } from '../../../../cli/home/navigation/navigation.ts'
import type { Page } from '../../../../cli/home/navigation/page.ts'
import { listPage, textPage } from '../support/pages.ts'

/** The page laid out with its cursor at a row. */
function laidOut(page: Page, rows: number, cursor: number, columns = 80) {
  const opened = navigate(startNavigation({ name: 'menu' }), { type: 'page', key: 0, page, isLast: true })
  return layOut(page, topOf(navigate(opened, { type: 'move', cursor })), { columns, rows })
}

const manyRows = Array.from({ length: 5000 }, (_, index) => `cantine ${index}`)

describe('a long list', () => {
  test.each([10, 24, 50])('is cut to %i rows of terminal, with the chosen row in it', height => {
    const page = listPage(manyRows, { columns: ['Cantine'], detailHeight: 3 }, { head: [{ text: '5 000 cantines' }] })
    for (const cursor of [0, 1, 2500, 4998, 4999]) {
      const { rows, chosen, head, detail, titles, first } = laidOut(page, height, cursor)
      expect(chosen?.id).toBe(`cantine ${cursor}`)
      expect(rows).toContain(chosen)
      expect(rows[0]?.id).toBe(`cantine ${first}`)
      expect(rows.length + head.length + detail.length + titles.length).toBeLessThan(usableRows(height))
    }
  })

  test('scrolls from its middle on, up to its end', () => {
    expect([0, 2, 3, 8, 10].map(cursor => firstShown(cursor, 11, 5))).toEqual([0, 0, 1, 6, 6])
    expect(firstShown(2, 3, 5)).toBe(0)
  })

  test('has widths that do not change as one moves', () => {
    const page = listPage([...manyRows, 'une cantine au nom bien plus long que les autres'])
    expect(laidOut(page, 24, 0).widths).toEqual(laidOut(page, 24, 5000).widths)
  })
})

test('the cursor of a list that became shorter is its last row', () => {
  expect(laidOut(listPage(['a', 'b']), 24, 12)).toMatchObject({ cursor: 1, last: 1, chosen: { id: 'b' } })
  expect(laidOut(listPage([]), 24, 12)).toMatchObject({ cursor: 0, chosen: null, isEmpty: true })
})

test('a text is shown from its first line to its last, never past it', () => {
  const page = textPage(Array.from({ length: 60 }, (_, index) => `ligne ${index}`))
  expect(laidOut(page, 24, 0).lines[0]?.text).toBe('ligne 0')
  const end = laidOut(page, 24, 999)
  expect(end.lines.at(-1)?.text).toBe('ligne 59')
  expect(end.lines).toHaveLength(18)
})

test('a head too long leaves room for the rows, and says that it is cut', () => {
  const page = listPage(
    ['non', 'oui'],
    {},
    { head: Array.from({ length: 40 }, (_, index) => ({ text: `tête ${index}` })) },
  )
  const { head, rows } = laidOut(page, 24, 0)
  expect(rows).toHaveLength(2)
  expect(head.at(-1)?.text).toMatch(/…$/)
})

test('the last line of the terminal is left free, however low it is', () => {
  expect([1, 2, 8, 24, 50].map(usableRows)).toEqual([1, 1, 7, 23, 49])
})

import { expect, test } from 'vitest'
import { findGridMove } from '../../../../web/imports/check/grid-move.ts'

const size = { rows: 100, columns: 8, pageRows: 7 }
const from = { index: 50, position: 4 }

test.each([
  ['ArrowUp', false, [49, 4]],
  ['ArrowDown', false, [51, 4]],
  ['ArrowLeft', false, [50, 3]],
  ['ArrowRight', false, [50, 5]],
  ['Home', false, [50, 0]],
  ['End', false, [50, 7]],
  ['Home', true, [0, 0]],
  ['End', true, [99, 7]],
  ['ArrowUp', true, [0, 4]],
  ['ArrowDown', true, [99, 4]],
  ['PageUp', false, [43, 4]],
  ['PageDown', false, [57, 4]],
] as const)('%s leads where it does in a spreadsheet (with Ctrl: %s)', (key, ctrlKey, [index, position]) => {
  expect(findGridMove({ key, ctrlKey, metaKey: false }, from, size)).toEqual({ index, position })
})

test('no key leads out of the grid', () => {
  const key = (key: string) => ({ key, ctrlKey: false, metaKey: false })
  expect(findGridMove(key('PageUp'), { index: 2, position: 0 }, size)).toEqual({ index: 0, position: 0 })
  expect(findGridMove(key('PageDown'), { index: 97, position: 7 }, size)).toEqual({ index: 99, position: 7 })
  expect(findGridMove(key('ArrowRight'), { index: 0, position: 7 }, size)).toEqual({ index: 0, position: 7 })
  expect(findGridMove(key('Tab'), from, size)).toBeNull()
})

import { cellBeside, isBlock, pasteInGrid } from '@ma-cantine/lib/diagnostics/grid-paste'
import { isPossibleCell } from '@ma-cantine/lib/diagnostics/impossible-cells'
import { gridCells, gridFamilies, gridLabels } from '@ma-cantine/lib/diagnostics/product-grid'
import { describe, expect, test } from 'vitest'

describe('a block pasted in the grid', () => {
  test('fills labels down and families across', () => {
    expect(pasteInGrid('1\t2\r\n3\t 4,50 \r\n', 'valueViandesVolaillesBio')).toEqual([
      { property: 'valueViandesVolaillesBio', text: '1' },
      { property: 'valueProduitsDeLaMerBio', text: '2' },
      { property: 'valueViandesVolaillesLabelRouge', text: '3' },
      { property: 'valueProduitsDeLaMerLabelRouge', text: '4,50' },
    ])
  })

  test('may be the whole sheet, whose impossible cells are left out', () => {
    const sheet = gridLabels.map((_, row) => gridFamilies.map((_, column) => `${row},${column}`).join('\t')).join('\n')
    expect(pasteInGrid(sheet, 'valueViandesVolaillesBio')).toHaveLength(gridCells.filter(isPossibleCell).length)
  })

  test('does not go past the last label nor the last family', () => {
    expect(pasteInGrid('1\t2\n3\t4', 'valueAutresLocal')).toEqual([{ property: 'valueAutresLocal', text: '1' }])
  })

  test('that is too wide leaves its last columns out, and does not go on in the next line', () => {
    expect(pasteInGrid('1\t2\t3\n4\t5\t6', 'valueBoissonsBio')).toEqual([
      { property: 'valueBoissonsBio', text: '1' },
      { property: 'valueAutresBio', text: '2' },
      { property: 'valueAutresLabelRouge', text: '5' },
    ])
  })
})

test.each([
  ['12,50', false],
  ['12,50\n', false],
  ['1\t2', true],
  ['1\r\n2', true],
])('%j is a block: %j', (text, is) => {
  expect(isBlock(text)).toBe(is)
})

test('the cell above or below is the next one that can be filled', () => {
  expect(cellBeside('valueBoissonsBio', 1)).toBe('valueBoissonsAocaopIgpStg')
  expect(cellBeside('valueBoissonsAocaopIgpStg', -1)).toBe('valueBoissonsBio')
  expect(cellBeside('valueBoissonsBio', -1)).toBeNull()
  expect(cellBeside('valueAutresLocal', 1)).toBeNull()
})

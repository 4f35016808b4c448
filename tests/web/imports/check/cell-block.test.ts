import { describe, expect, test } from 'vitest'
import {
  blockDelimiterOf,
  type CellBlock,
  formatBlock,
  parseBlock,
  pastedSize,
  sizeOf,
  textInBlock,
} from '../../../../web/imports/check/cell-block.ts'
import { fc } from '../../../support/properties.ts'

describe('a block of cells in the clipboard', () => {
  test.each<[string, string, CellBlock]>([
    ['one cell', 'BIO', [['BIO']]],
    [
      'rows and columns',
      'a\tb\r\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a last line break', 'a\nb\n', [['a'], ['b']]],
    [
      'empty cells',
      '\ta\t\n\t\t',
      [
        ['', 'a', ''],
        ['', '', ''],
      ],
    ],
    ['an empty row', 'a\n\nb', [['a'], [''], ['b']]],
    ['a line break in a cell', '"Pommes\r\nPoires"\t2\n', [['Pommes\r\nPoires', '2']]],
    ['a tab and quotes in a cell', '"a\t""b"""\tc', [['a\t"b"', 'c']]],
    ['a quote that is a character', 'Casserole 5" inox\t"Bio\n"ouvert', [['Casserole 5" inox', '"Bio'], ['"ouvert']]],
    ['a quoted start of a cell', '"Bio" de mars\tx', [['"Bio" de mars', 'x']]],
    ['nothing', '', [['']]],
    ['rows of an old Mac', 'a\rb', [['a'], ['b']]],
  ])('with %s is read as spreadsheets write it', (_, text, cells) => {
    expect(parseBlock(text)).toEqual(cells)
  })

  test('is read as it was written, whatever it holds', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', 'é') })
    const block = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(block, cells => {
        expect(parseBlock(formatBlock(cells))).toEqual(cells)
      }),
    )
  })

  test('of a hundred thousand cells that start with a quote is read in time', () => {
    expect(parseBlock('"a\t'.repeat(100_000))[0]).toHaveLength(100_001)
  })

  test('fills a selection that is a multiple of it, and keeps its size otherwise', () => {
    expect(pastedSize({ rows: 1, columns: 1 }, { rows: 5, columns: 2 })).toEqual({ rows: 5, columns: 2 })
    expect(pastedSize({ rows: 2, columns: 2 }, { rows: 5, columns: 4 })).toEqual({ rows: 2, columns: 4 })
    expect(pastedSize({ rows: 3, columns: 1 }, { rows: 1, columns: 1 })).toEqual({ rows: 3, columns: 1 })
  })

  test('is repeated, and its short rows end with empty cells', () => {
    const cells = [['a', 'b'], ['c']]
    const size = sizeOf(cells)
    expect(size).toEqual({ rows: 2, columns: 2 })
    expect([0, 1, 2, 3].map(row => [0, 1, 2].map(column => textInBlock(cells, size, row, column)).join('|'))).toEqual([
      'a|b|a',
      'c||c',
      'a|b|a',
      'c||c',
    ])
  })
})

describe('a pasted text', () => {
  test.each([
    ['two semicolons a line', 'Pommes;1;BIO\nPoires;2;BIO', ';'],
    ['three commas a line', 'Pommes,1,BIO,\nPoires,2,BIO,', ','],
    ['tabs, whatever else', 'Pommes;1;BIO\tx\nPoires;2;BIO\ty', '\t'],
  ] as const)('with %s is a table', (_, text, delimiter) => {
    expect(blockDelimiterOf(text)).toBe(delimiter)
  })

  test.each([
    ['one semicolon a line', 'Pommes ; poires\nLait ; crème'],
    ['two commas a line', 'Pommes, poires, noix\nLait, crème, beurre'],
    ['lines that differ', 'Pommes;1;BIO\nPoires;2'],
    ['a single line', 'Pommes;1;BIO'],
  ])('with %s is a list of cells', (_, text) => {
    expect(blockDelimiterOf(text)).toBe('\t')
  })
})

import type { DetailedAmounts } from '@ma-cantine/lib/diagnostics/diagnostic-draft'
import { gridSums } from '@ma-cantine/lib/diagnostics/grid-sums'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { impossibleCharacteristics } from '@ma-cantine/lib/purchases/impossible-characteristics'
import { familyOfGrid, labelCharacteristics } from '@ma-cantine/lib/purchases/summary-rules'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { kindsOf, missingFor } from '@ma-cantine/lib/purchases/what-if'
import { purchasesCalculator } from '@ma-cantine/lib/resources/calculator/calculator'
import { purchaseCell } from '@ma-cantine/lib/resources/calculator/purchase-cells'
import { reportCells } from '@ma-cantine/lib/resources/calculator/report-totals'
import { resultCells } from '@ma-cantine/lib/resources/calculator/result-sheet'
import { type CellStyle, cellLooks } from '@ma-cantine/lib/resources/workbook'
import { readXlsx } from 'hucre/xlsx'
import { DetailedCellError, HyperFormula, type RawCellContent } from 'hyperformula'
import { beforeAll, describe, expect, test } from 'vitest'
import { positionOf } from '../../../server/office/cell-address.ts'
import { openFormula, writeWorkbookAsOds } from '../../../server/office/write-ods.ts'
import { writeWorkbookAsXlsx } from '../../../server/office/write-xlsx.ts'
import { fc } from '../../support/properties.ts'
import { partsOf } from './parts.ts'

type Sheets = Readonly<Record<string, RawCellContent[][]>>

const workbook = purchasesCalculator()
let xlsx: Uint8Array
let ods: Uint8Array
beforeAll(async () => {
  xlsx = await writeWorkbookAsXlsx(workbook)
  ods = await writeWorkbookAsOds(workbook)
})

async function sheetsOfXlsx(): Promise<Sheets> {
  const { sheets } = await readXlsx(xlsx)
  return Object.fromEntries(
    sheets.map(({ name, rows, cells }) => {
      const grid: RawCellContent[][] = rows.map(row => row.map(value => value as RawCellContent))
      for (const [key, { formula }] of cells ?? []) {
        const [row = 0, column = 0] = key.split(',').map(Number)
        const line = grid[row]
        if (formula && line) line[column] = `=${formula}`
      }
      return [name, grid]
    }),
  )
}

/** A formula of OpenDocument as Excel has it. */
const excelFormula = (formula: string): string =>
  formula
    .replace(/^of:/, '')
    .replace(/\[(?:\$([A-Za-z]+))?\.([A-Z]+\d+)(?::\.([A-Z]+\d+))?\]/g, (_, sheet, start, end) =>
      [sheet ? `${sheet}!` : '', start, end ? `:${end}` : ''].join(''),
    )
    .replaceAll(';', ',')

async function sheetsOfOds(): Promise<Sheets> {
  const content = (await partsOf(ods)).get('content.xml') ?? ''
  const texts = content.split('<table:table ').slice(1)
  return Object.fromEntries(
    texts.map(table => [
      /table:name="([^"]*)"/.exec(table)?.[1] ?? '',
      table
        .split('<table:table-row')
        .slice(1)
        .map(row =>
          [...row.matchAll(/<table:(covered-)?table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/g)].flatMap(
            ([, , attributes = '', inside = '']): RawCellContent[] => {
              const attribute = (name: string) =>
                new RegExp(`${name}="([^"]*)"`)
                  .exec(attributes)?.[1]
                  ?.replaceAll('&quot;', '"')
                  .replaceAll('&gt;', '>')
                  .replaceAll('&lt;', '<')
                  .replaceAll('&amp;', '&')
              const formula = attribute('table:formula')
              const number = attribute('office:value')
              const value = formula
                ? excelFormula(formula)
                : number !== undefined
                  ? Number(number)
                  : (/<text:p>(.*?)<\/text:p>/.exec(inside)?.[1] ?? null)
              return Array.from({ length: Number(attribute('table:number-columns-repeated') ?? 1) }, () => value)
            },
          ),
        ),
    ]),
  )
}

type Amounts = ReadonlyMap<string, number>

/** The workbook with these amounts typed, computed as a spreadsheet does. */
function compute(sheets: Sheets, amounts: Amounts, territory?: string, meals?: number) {
  const engine = HyperFormula.buildFromSheets(structuredClone(sheets) as Record<string, RawCellContent[][]>, {
    licenseKey: 'gpl-v3',
    functionArgSeparator: ',',
  })
  const sheetId = (name: string) => engine.getSheetId(name) as number
  const write = (name: string, address: string, value: RawCellContent) => {
    const { row, column: col } = positionOf(address)
    engine.setCellContents({ sheet: sheetId(name), row, col }, value)
  }
  for (const [address, amount] of amounts) write('Achats', address, amount)
  if (territory) write('Résultats', resultCells.territory, territory)
  if (meals) write('Résultats', resultCells.meals, meals)
  return (name: string, address: string) => {
    const { row, column: col } = positionOf(address)
    return engine.getCellValue({ sheet: sheetId(name), row, col })
  }
}

const isPossible = ({ family, label }: (typeof gridCells)[number]): boolean => {
  const characteristics = (labelCharacteristics as Record<string, readonly string[]>)[label.property] ?? []
  const impossible: readonly string[] = impossibleCharacteristics(familyOfGrid[family.property])
  return characteristics.length === 0 || characteristics.some(one => !impossible.includes(one))
}
const possibleCells = gridCells.filter(isPossible)
const cents = fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: null, freq: 3 })

describe.each([
  ['XLSX', sheetsOfXlsx],
  ['ODS', sheetsOfOds],
] as const)('the calculator as %s', (_, read) => {
  let sheets: Sheets
  beforeAll(async () => {
    sheets = await read()
  })

  test('gives the totals of the report that has the same amounts', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: possibleCells.length, maxLength: possibleCells.length }), typed => {
        const amounts = Object.fromEntries(gridCells.map(({ property }) => [property, null])) as unknown as Record<
          string,
          number | null
        >
        for (const [index, { property }] of possibleCells.entries()) {
          const amount = typed[index] ?? null
          amounts[property] = amount === null ? null : amount / 100
        }
        const { totals, families } = gridSums(amounts as unknown as DetailedAmounts)
        const value = compute(
          sheets,
          new Map(
            gridCells.flatMap(({ property, family, label }): [string, number][] => {
              const amount = amounts[property]
              return amount == null ? [] : [[purchaseCell(family.property, label.property), amount]]
            }),
          ),
        )
        const inCents = (property: string) => Math.round(Number(value('Résultats', reportCells[property] ?? '')) * 100)
        const expected = {
          valueTotalHt: Object.values(families).reduce((sum, one) => sum + one, 0),
          valueBioHt: totals.valueBioHt,
          valueSustainableHt: totals.valueSustainableHt,
          valueEgalimOthersHt: totals.valueEgalimOthersHt,
          valueExternalityPerformanceHt: totals.valueExternalityPerformanceHt,
          valueMeatPoultryHt: families.ViandesVolailles,
          valueMeatPoultryEgalimHt: totals.valueMeatPoultryEgalimHt,
          valueMeatPoultryFranceHt: totals.valueMeatPoultryFranceHt,
          valueFishHt: families.ProduitsDeLaMer,
          valueFishEgalimHt: totals.valueFishEgalimHt,
        }
        for (const [property, amount] of Object.entries(expected)) {
          const isInCents = ['valueTotalHt', 'valueMeatPoultryHt', 'valueFishHt'].includes(property)
          expect(inCents(property), property).toBe(Math.round((amount ?? 0) * (isInCents ? 1 : 100)))
        }
      }),
      { numRuns: 15 },
    )
  })

  test('says what is left to do as the site does, in each territory', () => {
    const amounts: Amounts = new Map([
      [purchaseCell('FruitsEtLegumes', 'Bio'), 1500.5],
      [purchaseCell('ViandesVolailles', 'LabelRouge'), 3000],
      [purchaseCell('ViandesVolailles', 'NonEgalim'), 4000],
      [purchaseCell('Autres', 'NonEgalim'), 6499.5],
    ])
    const kinds = kindsOf({
      valueTotalHt: 15_000,
      valueBioHt: 1500.5,
      valueSustainableHt: 3000,
      valueEgalimOthersHt: 0,
      valueExternalityPerformanceHt: 0,
    })
    for (const [name, territory] of [
      ['France métropolitaine et autres territoires', { region: '53', department: '35' }],
      ['La Réunion', { region: '04', department: '974' }],
      ['Mayotte', { region: '06', department: '976' }],
      ['Saint-Pierre-et-Miquelon', { region: '975', department: '975' }],
    ] as const) {
      const value = compute(sheets, amounts, name, 30_000)
      const goals = goalsOf(territory)
      for (const aim of ['organic', 'quality'] as const) {
        const missing = missingFor(aim, goals[aim], kinds)
        const cell = (column: keyof typeof resultCells.columns) =>
          value('Résultats', `${resultCells.columns[column]}${resultCells.rows[aim]}`)
        expect(cell('goal'), name).toBe(goals[aim] / 100)
        expect(Math.round(Number(cell('missing')) * 100), `${name} ${aim}`).toBe(missing)
        expect(cell('verdict')).toBe(missing > 0 ? 'À poursuivre' : 'Atteint')
        expect(Number(cell('centsPerMeal'))).toBeCloseTo(missing / 30_000, 6)
      }
      const meat = (column: keyof typeof resultCells.columns) =>
        value('Résultats', `${resultCells.columns[column]}${resultCells.rows.meat}`)
      expect([meat('share'), meat('goal'), meat('missing')]).toEqual([0.43, 0.6, 1200])
    }
  })

  test('shows no share and no error before anything is typed', () => {
    const value = compute(sheets, new Map())
    for (const [aim, row] of Object.entries(resultCells.rows)) {
      expect(value('Résultats', `${resultCells.columns.share}${row}`), aim).toBe('')
      if (aim !== 'france') expect(value('Résultats', `${resultCells.columns.verdict}${row}`)).toBe('À remplir')
    }
    for (const [name, grid] of Object.entries(sheets)) {
      for (const [row, line] of grid.entries()) {
        for (const [column, content] of line.entries()) {
          if (typeof content !== 'string' || !content.startsWith('=')) continue
          const letter = String.fromCharCode(65 + column)
          const address = `${letter}${row + 1}`
          expect(value(name, address), `${name} ${address}`).not.toBeInstanceOf(DetailedCellError)
        }
      }
    }
  })

  test('warns when origins exceed the total of a family, and a share never shows a goal that is not reached', () => {
    const value = compute(
      sheets,
      new Map([
        [purchaseCell('Boissons', 'Bio'), 19.96],
        [purchaseCell('Boissons', 'NonEgalim'), 80.04],
        [purchaseCell('Boissons', 'Local'), 100.01],
      ]),
    )
    const { row, column } = positionOf(purchaseCell('Boissons', 'Local'))
    expect(value('Achats', `${String.fromCharCode(65 + column)}${row + 2}`)).toBe('Plus que le total')
    const share = (aim: keyof typeof resultCells.rows) =>
      value('Résultats', `${resultCells.columns.share}${resultCells.rows[aim]}`)
    expect(share('organic')).toBe('presque 20\u00a0%')
  })
})

test('only cells to fill in may be changed, and they take amounts only', async () => {
  const inputs = workbook.sheets.flatMap(({ name, cells }) =>
    cells.filter(({ look }) => (cellLooks[look] as CellStyle).input).map(({ at }) => `${name} ${at}`),
  )
  expect(inputs).toHaveLength(possibleCells.length + 2)
  const parts = await partsOf(xlsx)
  const sheetParts = [...parts].filter(([path]) => path.startsWith('xl/worksheets/sheet'))
  expect(sheetParts).toHaveLength(4)
  for (const [, xml] of sheetParts) expect(xml).toMatch(/<sheetProtection[^>]*sheet="(1|true)"/)
  const rules = sheetParts.flatMap(([, xml]) => [...xml.matchAll(/<dataValidation [^>]*type="(\w+)"/g)])
  expect(rules.map(([, type]) => type)).toEqual(['decimal', 'decimal', 'list', 'whole'])
  const content = (await partsOf(ods)).get('content.xml') ?? ''
  expect(content.match(/table:protected="true"/g)).toHaveLength(4)
  expect(content.match(/<table:content-validation /g)).toHaveLength(4)
  expect(content).toContain('style:cell-protect="none"')
  const odsInputs = content.match(/table:content-validation-name/g)
  // Cells that no product can have are in the range of the rule, and protected.
  expect(odsInputs).toHaveLength(gridCells.length + 2)
})

test('references and arguments are written as OpenFormula has them', () => {
  expect(openFormula('SUM(B6:I6)')).toBe('of:=SUM([.B6:.I6])')
  expect(openFormula('SUM(Achats!B6:B15)')).toBe('of:=SUM([$Achats.B6:.B15])')
  expect(openFormula('IF(C8<=0,"A1, à remplir",ROUNDUP(C8*E8,2))')).toBe(
    'of:=IF([.C8]<=0;"A1, à remplir";ROUNDUP([.C8]*[.E8];2))',
  )
})

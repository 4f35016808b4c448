import { checkFile, type FileReport } from '@ma-cantine/lib'
import { purchaseTable } from '@ma-cantine/lib/purchases/purchase-table'
import { scanSegment, segmentsOf } from '@ma-cantine/lib/table-schema/automaton/segment'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import { SegmentJoiner, segmentedFile } from '@ma-cantine/lib/table-schema/segments'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRandom } from '../../support/damaged-files.ts'
import { check, file, rightRows } from '../../support/files.ts'

const warningsOf = (report: Report): string[] =>
  report.warnings.map(({ row, field, code }) => [row, field ?? '-', code].join(' '))

/** Right purchases, all different. */
const usual = (count: number, cells: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, index) => ({ description: `Livraison ${index + 1}`, ...cells }))

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The report of each way to read the same bytes: over bytes, by csv-parse, cut in segments, a byte at a time. */
function everyWay(content: string): Report[] {
  const bytes = bytesOf(content)
  const tables = [purchaseTable]
  const read = (options: { byBytes?: boolean; chunk?: number }) => {
    const validation = new Validation({ tables, byBytes: options.byBytes ?? true })
    const size = options.chunk ?? bytes.length
    for (let start = 0; start < bytes.length; start += size) validation.push(bytes.subarray(start, start + size))
    return validation.end()
  }
  const segmented = segmentedFile(bytes.subarray(0, 4096), tables) ?? expect.fail('not plain')
  const joiner = new SegmentJoiner(segmented, bytes.length)
  for (const [index, segment] of segmentsOf(segmented.rowsStart, bytes.length, 300).entries()) {
    const reader = (buffer: Uint8Array, position: number) => {
      const part = bytes.subarray(position, position + buffer.length)
      buffer.set(part)
      return part.length
    }
    const options = { ...segmented, size: bytes.length, read: reader }
    joiner.add(index, scanSegment(segment, options) ?? expect.fail('not plain'))
  }
  // A line break inside quotes at a cut: the file is then read as a whole.
  const joined = joiner.report()
  return [read({}), read({ byBytes: false }), read({ chunk: 1 }), ...(joined ? [joined] : [])]
}

function sameEveryWay(content: string): Report {
  const [first, ...others] = everyWay(content)
  for (const other of others) expect(other).toEqual(first)
  return first as Report
}

describe('the same line twice', () => {
  test('gets a warning at the second, which names the first, and refuses nothing', async () => {
    const report = sameEveryWay(
      file('achats', [{ prix_ht: '1' }, { prix_ht: '2' }, { prix_ht: '1' }, { prix_ht: '1' }]),
    )
    expect(warningsOf(report)).toEqual(['4 - repeated-line', '5 - repeated-line'])
    expect(report.warnings).toMatchObject([{ expected: '2' }, { expected: '2' }])
    expect(report).toMatchObject({ valid: true, errorCount: 0, warningCount: 2 })
  })

  test('is the same with or without quotes, when both mean the same cells', () => {
    const [header = '', row = ''] = file('achats', [{ description: 'Pommes' }]).split('\n')
    const quoted = row
      .split(',')
      .map(cell => `"${cell}"`)
      .join(',')
    expect(warningsOf(sameEveryWay(`${header}\n${row}\n${quoted}\n`))).toEqual(['3 - repeated-line'])
  })

  test('is the same when a quote stands in the middle of a cell', () => {
    const [header = '', row = ''] = file('achats', [{ description: 'Pain 5# inox' }]).split('\n')
    const rows = [row.replace('Pain 5# inox', 'Pain 5" inox'), row.replace('Pain 5# inox', '"Pain 5"" inox"')]
    expect(warningsOf(sameEveryWay([header, ...rows, ''].join('\n')))).toEqual(['3 - repeated-line'])
  })

  test('is a different line when a quoted cell holds the delimiter', () => {
    const [header = ''] = file('achats', []).split('\n')
    const rows = ['1,"a,b",c,2024-01-01,1,,,', '1,a,"b,c",2024-01-01,1,,,', '1,"a,b,c",,2024-01-01,1,,,']
    expect(warningsOf(sameEveryWay([header, ...rows, ''].join('\n')))).toEqual([])
  })

  test('may be wrong too', () => {
    const report = sameEveryWay(file('achats', [{ date: 'hier' }, { date: 'hier' }]))
    expect(report).toMatchObject({ errorCount: 2, warningCount: 1 })
  })

  test('gets no warning where a unique column makes it an error', async () => {
    const report = await check(file('cantines', [{}, {}]))
    expect(report).toMatchObject({ errorCount: 1, warningCount: 0 })
  })

  test('is searched in the first 250 000 rows, more than an import accepts', () => {
    const [header = '', row = ''] = file('achats', [{ description: 'n°#' }]).split('\n')
    const validation = new Validation({ tables: [purchaseTable] })
    const line = (number: number) => `${row.replace('#', String(number))}\n`
    const compared = 250_000
    validation.push(bytesOf(`${header}\n`))
    for (let start = 0; start < compared; start += 1000) {
      validation.push(
        bytesOf(Array.from({ length: 1000 }, (_, i) => line(i === 0 && start > 0 ? 0 : start + i)).join('')),
      )
    }
    validation.push(bytesOf(line(1)))
    expect(validation.end()).toMatchObject({ rows: compared + 1, warningCount: compared / 1000 - 1 })
  })
})

describe('a price far from the median of its family', () => {
  const prices = (...all: string[]) =>
    sameEveryWay(file('achats', [...usual(20, { prix_ht: '80' }), ...all.map(prix_ht => ({ prix_ht }))]))

  test.each(['11000', '11000,5', '0000012000', '123456789012345678'])(
    '%s gets a warning among prices of 80 €',
    price => {
      expect(warningsOf(prices(price.replace(',', '.')))).toEqual(['22 prix_ht unusual-price'])
    },
  )

  test.each(['0.05', '0', '0.00', '0.001'])('%s gets a warning among prices of 80 €', price => {
    expect(warningsOf(prices(price))).toEqual(['22 prix_ht unusual-price'])
  })

  test.each(['7000', '0.1', '1', '800.00'])('%s is not', price => {
    expect(warningsOf(prices(price))).toEqual([])
  })

  test('names the median', () => {
    expect(prices('11000').warnings).toMatchObject([{ value: '11000', expected: '89' }])
  })

  test('is compared with its own family', () => {
    const rows = [
      ...usual(20, { prix_ht: '2', famille_produits: 'BOISSONS' }),
      ...usual(20, { prix_ht: '900', famille_produits: 'VIANDES_VOLAILLES' }),
      { prix_ht: '900', famille_produits: ' BOISSONS ' },
      { prix_ht: '900', famille_produits: '' },
    ]
    expect(warningsOf(sameEveryWay(file('achats', rows)))).toEqual(['42 prix_ht unusual-price'])
  })

  test('needs ten rows whose price and family are right', () => {
    const few = [...usual(8, { prix_ht: '80' }), { prix_ht: '80', famille_produits: 'LÉGUMES' }, { prix_ht: '95000' }]
    expect(warningsOf(sameEveryWay(file('achats', few)))).toEqual([])
    expect(warningsOf(sameEveryWay(file('achats', [...few, { prix_ht: '81' }])))).toEqual(['11 prix_ht unusual-price'])
  })

  test('counts all of them, and keeps the first ones', () => {
    const report = sameEveryWay(
      file('achats', [...usual(99, { prix_ht: '1' }), ...usual(90, { prix_ht: '950', fournisseur: 'B' })]),
    )
    const group = report.groups.find(({ code }) => code === 'unusual-price')
    expect(group).toMatchObject({ count: 90, rows: [101, 102, 103, 104, 105, 106, 107, 108, 109, 110] })
    expect(report.warnings.filter(({ code }) => code === 'unusual-price')).toHaveLength(10)
  })
})

describe('a year unlike nearly all others', () => {
  const years = (...all: string[]) => sameEveryWay(file('achats', [...usual(40), ...all.map(date => ({ date }))]))

  test('gets a warning', () => {
    expect(warningsOf(years('2023-03-15', '2024-1-2', '2014-03-15'))).toEqual([
      '42 date other-year',
      '44 date other-year',
    ])
    expect(years('2023-03-15').warnings).toMatchObject([{ value: '2023-03-15', expected: '2024' }])
  })

  test('gets no warning when the file covers two years, or has few rows', () => {
    expect(warningsOf(years('2023-03-15', '2023-03-16', '2023-03-17'))).toEqual([])
    expect(warningsOf(sameEveryWay(file('achats', [...usual(18), { date: '2023-03-15' }])))).toEqual([])
  })

  test('is no wrong date, nor one in the future, which has its own warning', () => {
    expect(warningsOf(years('2023-02-30', '2199-01-01'))).toEqual(['43 date future-date'])
  })

  test('gets a warning in diagnostics', async () => {
    const rows = Array.from({ length: 20 }, (_, i) => ({
      nom: `Cantine ${i}`,
      année_bilan: i === 7 ? '2023' : ' 2024',
    }))
    expect(warningsOf(await check(file('diagnostics', rows)))).toEqual(['9 année_bilan other-year'])
  })
})

describe('a date in the future', () => {
  /** Later than the real day, so that the start year of the program is past. */
  const year = new Date().getUTCFullYear() + 1
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  test.each([
    ['the same day in London, before the 10th ends at UTC+14', `${year}-03-10T09:59:59.999Z`, `${year}-03-10`],
    ['the next day at UTC+14, where it comes first', `${year}-03-10T10:00:00Z`, `${year}-03-11`],
    ['the next year at UTC+14', `${year}-12-31T10:00:00Z`, `${year + 1}-01-01`],
  ])('is a day that no time zone has reached: the latest is %s', (_, now, latest) => {
    vi.setSystemTime(now)
    const dayAfter = new Date(Date.parse(latest) + 86_400_000).toISOString().slice(0, 10)
    const report = sameEveryWay(file('achats', [{ date: latest }, { date: dayAfter }]))
    expect(warningsOf(report)).toEqual(['3 date future-date'])
  })
})

describe('a SIRET that a spreadsheet took for a number', () => {
  test.each(['4.946E+13', '4,94600E+13', '4.946e13', '4.946E+13 '])('%s is refused, and a warning tells why', siret => {
    const report = sameEveryWay(file('achats', [{ siret }], ';'))
    expect(report.errors).toMatchObject([{ row: 2, field: 'siret', code: 'pattern' }])
    expect(warningsOf(report)).toEqual(['2 siret siret-in-scientific-notation'])
  })

  test.each(['49460000000000', '4946', 'E+13', ''])('%s is not one', siret => {
    expect(warningsOf(sameEveryWay(file('achats', [{ siret }])))).toEqual([])
  })

  test('may belong to the meal deliverer', async () => {
    const report = await check(file('cantines', [{ siret_livreur_repas: '4.946E+13' }]))
    expect(warningsOf(report)).toEqual(['2 siret_livreur_repas siret-in-scientific-notation'])
  })
})

describe('a diagnostic', () => {
  const warnings = async (
    kind: 'diagnostics' | 'diagnostics_complets' | 'diagnostics_complets_cc',
    cells: Record<string, string>,
  ) => warningsOf(await check(file(kind, [cells])))

  test.each([
    ['below 10 cents', '49.99', ['2 valeur_totale unusual-meal-cost']],
    ['of 10 cents', '50', []],
    ['of 10 euros', '5000', []],
    ['above 10 euros', '5000.01', ['2 valeur_totale unusual-meal-cost']],
  ])('a meal %s', async (_, valeur_totale, expected) => {
    const others = Object.fromEntries(
      Object.keys(rightRows.diagnostics).flatMap(name => (name.startsWith('valeur_') ? [[name, '']] : [])),
    )
    expect(await warnings('diagnostics', { ...others, valeur_totale })).toEqual(expected)
    expect(await warnings('diagnostics', { ...others, valeur_totale, nombre_repas_an: '0' })).toEqual([])
  })

  test('meat and fish above the total', async () => {
    expect(await warnings('diagnostics', { valeur_viandes: '901', valeur_poissons: '100' })).toEqual([
      '2 valeur_totale meat-and-fish-above-total',
    ])
    expect(await warnings('diagnostics', { valeur_viandes: '900', valeur_poissons: '100' })).toEqual([])
  })

  test.each([
    ['8999', ['2 valeur_totale total-differs-from-detail']],
    ['9999.5', []],
    ['10001', []],
    ['10001.01', ['2 valeur_totale total-differs-from-detail']],
  ])('a total of %s for a detail of 10 000', async (valeur_totale, expected) => {
    expect(await warnings('diagnostics_complets', { valeur_totale })).toEqual(expected)
  })

  test('an origin above its family', async () => {
    expect(await warnings('diagnostics_complets', { valeur_circuit_court_fruits_legumes: '6000.01' })).toEqual([
      '2 valeur_circuit_court_fruits_legumes origin-above-family',
    ])
    expect(await warnings('diagnostics_complets', { valeur_circuit_court_fruits_legumes: '6000' })).toEqual([])
  })

  test('a satellite’s figures are not read', async () => {
    const satellite = {
      type_production: 'site_cooked_elsewhere',
      siret_livreur_repas: '26566234910966',
      nombre_satellites: '',
      valeur_totale: '1',
    }
    expect(await warnings('diagnostics_complets_cc', satellite)).toEqual([])
  })
})

test('ignored warnings are left out of the report', async () => {
  const content = file('achats', [{ date: '2199-01-01' }, { date: '2199-01-01' }])
  const report = (ignored: Parameters<typeof checkFile>[1]): Promise<FileReport> =>
    checkFile([bytesOf(content)], ignored)
  expect(await report({})).toMatchObject({ warningCount: 3 })
  const some = await report({ ignored: ['future-date'] })
  expect(some).toMatchObject({ warningCount: 1, groups: [{ severity: 'warning', code: 'repeated-line' }] })
  const none = await report({ ignored: ['future-date', 'repeated-line'] })
  expect(none).toMatchObject({ warningCount: 0, groups: [], warnings: [] })
  expect(new Set([(await report({})).digest, some.digest, none.digest]).size).toBe(3)
})

test('every way to read a file gives the same warnings, whatever the rows', () => {
  const random = createRandom(11)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const codes = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const rows = Array.from({ length: 10 + Math.floor(random() * 80) }, (_, row) => ({
      siret: pick(['21340172201787', '21340172201787', '4.946E+13']),
      description: pick([`Achat ${row % 30}`, '"entre guillemets"', 'avec, virgule', 'ligne\nsuivante']),
      date: pick([
        '2024-03-15',
        '2024-03-15',
        '2024-3-1',
        random() < 0.05 ? '2023-01-01' : '2024-12-31',
        random() < 0.05 ? '2199-01-01' : '2024-06-01',
      ]),
      prix_ht: pick(['80', '81.5', '0.5', random() < 0.1 ? '999999' : '79', random() < 0.1 ? '0' : '82', 'x']),
      famille_produits: pick(['BOISSONS', 'BOISSONS', ' BOISSONS', 'AUTRES', '', 'LÉGUMES']),
    }))
    for (const { code } of sameEveryWay(file('achats', rows, pick([',', ';']))).groups) codes.add(code)
  }
  expect([...codes]).toEqual(
    expect.arrayContaining([
      'repeated-line',
      'unusual-price',
      'other-year',
      'future-date',
      'siret-in-scientific-notation',
    ]),
  )
})

import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { folder } from '../../cli/support/run-cli.ts'
import { purchase } from '../../support/files.ts'
import { source } from '../../support/sources.ts'
import { inlineRows, packParts, xlsxParts } from '../../support/workbooks.ts'

test('a sheet of 100 000 rows is read in memory that does not grow with it', async () => {
  // Collects garbage early.
  const smallHeap = ['--max-old-space-size=64', '--max-semi-space-size=1']
  const into = folder()
  const peak = async (rows: number) => {
    const path = `${into}/${rows}.xlsx`
    const row = inlineRows([Object.values(purchase)])
    writeFileSync(
      path,
      await packParts(xlsxParts([{ name: 'Achats', rows: inlineRows([Object.keys(purchase)]) + row.repeat(rows) }])),
    )
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...smallHeap,
      ...source('tests/lib/spreadsheets/workbook-memory.ts'),
      path,
    ])
    const answer: { rows: number; valid: boolean; peak: number } = JSON.parse(stdout)
    expect(answer).toMatchObject({ rows, valid: true })
    return answer.peak
  }
  // Megabytes that 99 000 more rows, 60 MB of XML, may take.
  expect((await peak(100_000)) - (await peak(1000))).toBeLessThan(60)
})

import { readFileSync } from 'node:fs'
import { checkFile } from '@ma-cantine/lib'
import { expect, test } from 'vitest'
import { canteenFiles, canteenFiles2025, canteenKinds } from './canteen-files.ts'
import { purchaseFiles, purchaseFiles2025, purchaseKinds } from './purchase-files.ts'
import { reportFiles, reportFiles2025, reportKinds } from './report-files.ts'

/** The digests that files of 2025 had before the formats of 2026 came. */
const digests = JSON.parse(readFileSync(new URL('digests-2025.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>

test('there are sixty files of each format, right and wrong', { tags: 'long' }, async () => {
  for (const kind of [...purchaseKinds, ...canteenKinds, ...reportKinds]) {
    const files = [...purchaseFiles, ...canteenFiles, ...reportFiles].filter(file => file.kind === kind)
    const reports = await Promise.all(files.map(({ bytes }) => checkFile([bytes])))
    expect(files.length).toBeGreaterThanOrEqual(60)
    expect(reports.filter(({ valid }) => valid).length).toBeGreaterThanOrEqual(15)
    expect(reports.filter(({ valid }) => !valid).length).toBeGreaterThanOrEqual(30)
  }
})

test('a file of 2025 keeps the verdict that it had, to the digest, with its kind named and without', async () => {
  const found: Record<string, string> = {}
  for (const { name, kind, bytes } of [...purchaseFiles2025, ...canteenFiles2025, ...reportFiles2025]) {
    found[name] = (await checkFile([bytes], { kind })).digest
    found[`${name} sans type`] = (await checkFile([bytes])).digest
  }
  expect(found).toEqual(digests)
})

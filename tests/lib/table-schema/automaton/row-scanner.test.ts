import { readFileSync } from 'node:fs'
import { type FileKind, fileKinds } from '@ma-cantine/lib'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { expect, test } from 'vitest'
import { createDamagedFile } from '../../../support/damaged-files.ts'
import { examplePath, expectedExamples } from '../../../support/examples.ts'
import { reusedChunks } from '../../../support/reused-chunks.ts'

/** Every property of a record, whose getters read on access. */
function valuesOf(draft: object): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const property in draft) if (property !== 'text') values[property] = draft[property as keyof typeof draft]
  return values
}

/** The reports of both ways, and the records they give. */
function reports(kind: FileKind | null, bytes: Uint8Array, size: number) {
  const [quick, regular] = [true, false].map(byBytes => {
    const records: unknown[] = []
    const validation = new Validation<object>({
      tables: (kind ? [kind] : fileKinds).map(known => tableOf(known) as Table<object>),
      byBytes,
      onRecord: (draft, row) => records.push([row, valuesOf(draft)]),
    })
    for (const chunk of reusedChunks(bytes, size)) validation.push(chunk)
    return { ...validation.end(), records }
  })
  return { quick, regular }
}

test.each(Object.entries(expectedExamples))(
  '%s gets over bytes the report it gets from csv-parse',
  (name, { kind }) => {
    const bytes = readFileSync(examplePath(name))
    const whole = reports(kind, bytes, bytes.length).regular
    for (const size of [1, 7, 64, 1 << 16]) {
      const { quick, regular } = reports(kind, bytes, size)
      expect(quick).toEqual(regular)
      expect(quick).toEqual(whole)
    }
  },
)

test('files damaged in every way get one report, however they are cut into chunks', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { kind, bytes } = createDamagedFile(seed, 1 + (seed % 40))
    const { quick, regular } = reports(kind, bytes, [5, 61, 512, 1 << 16][seed % 4] as number)
    expect({ seed, ...quick }).toEqual({ seed, ...regular })
  }
})

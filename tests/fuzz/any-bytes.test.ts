import { checkFile, type FileReport } from '@ma-cantine/lib'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { expect, test } from 'vitest'
import { fc } from '../support/properties.ts'
import { trials } from '../support/trials.ts'
import { anyBytes, anyKind, cut } from './support/any-file.ts'
import { expectSound } from './support/sound-report.ts'

const chunkSizes = fc.array(fc.integer({ min: 1, max: 64 }), { minLength: 1, maxLength: 4 })
const maybeKind = fc.option(anyKind, { nil: undefined })

test('any bytes end in a sound report', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, maybeKind, fc.constantFrom(0, 1, 5, 1000), async (bytes, kind, maximumErrors) => {
      expectSound(await checkFile([bytes], { kind, maximumErrors }), maximumErrors)
    }),
    { seed: 1, numRuns: trials(600) },
  )
})

test('the report is the same however the bytes are cut, empty chunks included', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, maybeKind, chunkSizes, async (bytes, kind, sizes) => {
      const whole = await checkFile([bytes], { kind })
      const pieces = cut(bytes, sizes).flatMap(chunk => [chunk, new Uint8Array(0)])
      expect(await checkFile(pieces, { kind })).toEqual(whole)
    }),
    { seed: 2, numRuns: trials(500) },
  )
})

test('the digest does not depend on how many errors are kept', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, maybeKind, async (bytes, kind) => {
      const digestOf = async (maximumErrors: number) => (await checkFile([bytes], { kind, maximumErrors })).digest
      expect(await digestOf(0)).toBe(await digestOf(1000))
    }),
    { seed: 3, numRuns: trials(200) },
  )
})

test('the automata and csv-parse agree on any bytes', () => {
  fc.assert(
    fc.property(anyBytes, anyKind, chunkSizes, (bytes, kind, sizes) => {
      const report = (byBytes: boolean): FileReport => {
        const validation = new Validation({ tables: [tableOf(kind)], byBytes })
        for (const chunk of cut(bytes, sizes)) validation.push(chunk)
        return validation.end() as FileReport
      }
      expect(report(true)).toEqual(report(false))
    }),
    { seed: 4, numRuns: trials(800) },
  )
})

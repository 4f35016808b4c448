import { readFileSync } from 'node:fs'
import { checkFile } from '@ma-cantine/lib'
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js'
import { describe, expect, test } from 'vitest'
import { examplePath } from '../support/examples.ts'
import { fc } from '../support/properties.ts'
import { trials } from '../support/trials.ts'
import { packParts } from '../support/workbooks.ts'
import { cut } from './support/any-file.ts'
import { expectSound } from './support/sound-report.ts'

const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

/** The parts of a workbook that are text, by name. */
async function partsOf(bytes: Uint8Array): Promise<[string, string][]> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false })
  const parts: [string, string][] = []
  for (const entry of await reader.getEntries()) {
    if (entry.directory || !/\.(xml|rels)$/.test(entry.filename)) continue
    parts.push([entry.filename, await entry.getData(new TextWriter())])
  }
  await reader.close()
  return parts
}

describe.each(['achats.xlsx', 'cantines.ods'])('%s damaged', name => {
  const bytes = Uint8Array.from(readFileSync(examplePath(name)))

  test('in its bytes ends in a sound report, however it is cut', async () => {
    const changes = fc.array(fc.tuple(fraction, fc.nat({ max: 255 })), { maxLength: 4 })
    const length = fc.oneof(fc.constant(1), fraction)
    await fc.assert(
      fc.asyncProperty(changes, length, fc.constantFrom(7, 512, 4096), async (all, keptShare, size) => {
        const damaged = bytes.slice(0, Math.ceil(bytes.length * keptShare))
        for (const [at, byte] of all) damaged[Math.floor(at * damaged.length)] = byte
        const report = await checkFile([damaged])
        expectSound(report, 1000)
        expect(await checkFile(cut(damaged, [size]))).toEqual(report)
      }),
      { seed: 20, numRuns: trials(120) },
    )
  })

  test('in the text of its parts ends in a sound report', async () => {
    const parts = await partsOf(bytes)
    const piece = fc.constantFrom(
      '',
      '<',
      '>',
      '"',
      '&',
      '&amp;',
      '&#0;',
      '&#x110000;',
      '</row>',
      '<row r="0">',
      '<row r="99999999999">',
      '<c r="ZZZZZ1">',
      '<c r="A1" t="s"><v>-1</v></c>',
      '<v>1e400</v>',
      '<!DOCTYPE x [<!ENTITY a "b">]>',
      ' table:number-rows-repeated="1048576"',
      ' table:number-columns-repeated="16384"',
      '\ufffe',
      '9'.repeat(400),
    )
    const damage = fc.tuple(fc.nat({ max: parts.length - 1 }), fraction, fc.nat({ max: 12 }), piece)
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async all => {
        const changed = parts.map(([part, text]) => [part, text] as [string, string])
        for (const [index, at, removed, inserted] of all) {
          const part = changed[index]
          if (!part) continue
          const start = Math.floor(at * part[1].length)
          part[1] = part[1].slice(0, start) + inserted + part[1].slice(start + removed)
        }
        expectSound(await checkFile([await packParts(Object.fromEntries(changed))]), 1000)
      }),
      { seed: 21, numRuns: trials(150) },
    )
  })
})

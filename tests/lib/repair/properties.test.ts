import { readFileSync } from 'node:fs'
import { diagnosticFileLeniency } from '@ma-cantine/lib/canteens/canteen-leniency'
import { describe, expect, test } from 'vitest'
import { createDamagedFile, createRandom } from '../../support/damaged-files.ts'
import { exampleKind, examplePath, expectedExamples } from '../../support/examples.ts'
import { file } from '../../support/files.ts'
import { repairContent } from '../../support/repair-content.ts'
import { trials } from '../../support/trials.ts'

/** `DAMAGED_FILES=400` makes a longer run. */
const seeds = Array.from({ length: Number(process.env.DAMAGED_FILES ?? trials(80)) }, (_, seed) => seed)

describe.each([false, true])('whatever the damage, with unsafe fixes: %s', unsafe => {
  test('mending twice changes nothing, and chunks do not matter', async () => {
    for (const seed of seeds) {
      const { kind, bytes } = createDamagedFile(seed, 60)
      const once = await repairContent(bytes, { kind, unsafe })
      // A stray byte makes UTF-8 look like windows-1252; once it is mended, the rest has another encoding.
      const readAnew = once.before.encoding !== 'utf-8' && once.after.encoding === 'utf-8'
      const settled = readAnew ? await repairContent(once.bytes, { kind, unsafe }) : once
      const twice = await repairContent(settled.bytes, { kind, unsafe })
      expect({ seed, changes: twice.changeTexts }).toEqual({ seed, changes: [] })
      expect(twice.bytes).toEqual(settled.bytes)
      expect(twice.before).toEqual(settled.after)
      const inChunks = await repairContent(bytes, { kind, unsafe, chunkLength: 61 })
      expect({ seed, same: Buffer.from(inChunks.bytes).equals(once.bytes) }).toEqual({ seed, same: true })
      // A right file is left alone, but for its old encoding.
      if (once.before.valid) expect([[], ['encoding']]).toContainEqual(once.changes.flatMap(({ fixes }) => fixes))
      if (once.changeCount === 0) expect(once.bytes).toEqual(bytes)
    }
  })
})

/** Damages of a right cell that a safe fix undoes. */
const spoiled: Record<string, readonly string[]> = {
  siret: ['213 401 722 01787', ' 21340172201787', '21340172201787,0', '2.1340172201787E+13'],
  date: ['15/03/2024', '15.3.2024', '15 mars 2024', '2024/03/15'],
  prix_ht: ['1 090,11', '90.11 €', ' 90,11', '1.090,11 €'],
  famille_produits: ['fruits et légumes', 'Fruits-et-Legumes', '\u00a0FRUITS_ET_LEGUMES'],
  caracteristiques: ['bio', 'BIO;HVE', 'Bio / Label rouge', 'BIO,'],
  definition_local: ['région', 'Autre', 'autour-service'],
}

test('a file whose every error is safe to mend is valid once mended', async () => {
  for (const seed of seeds) {
    const random = createRandom(seed)
    const rows = Array.from({ length: 30 }, () =>
      Object.fromEntries(
        Object.entries(spoiled).flatMap(([field, ways]) =>
          random() < 0.3 ? [[field, ways[Math.floor(random() * ways.length)] as string]] : [],
        ),
      ),
    )
    const { before, after, text } = await repairContent(
      file('achats', [{ prix_ht: '1 €' }, ...rows], random() < 0.5 ? ';' : ','),
    )
    expect(before.valid).toBe(false)
    expect({ seed, errors: after.errors }).toEqual({ seed, errors: [] })
    expect((await repairContent(text)).text).toBe(text)
  }
})

const lenientCodes = new Set<string>(diagnosticFileLeniency.map(({ code }) => code))

test('a right example is written back byte for byte', async () => {
  for (const [name, { valid }] of Object.entries(expectedExamples)) {
    const kind = exampleKind(name)
    const bytes = new Uint8Array(readFileSync(examplePath(name)))
    const repair = await repairContent(bytes, { kind, chunkLength: 1000 })
    const isReadLeniently = repair.before.groups.some(
      ({ code }) => lenientCodes.has(code) || code === 'guessed-encoding',
    )
    if (valid && !isReadLeniently) expect({ name, bytes: repair.bytes }).toEqual({ name, bytes })
    expect((await repairContent(repair.bytes, { kind })).changeTexts).toEqual([])
    // What may be written down no longer warns; only cells left empty still do.
    const codes = repair.after.groups.map(({ code }) => code).filter(code => lenientCodes.has(code))
    if (valid) expect(codes.filter(code => !code.endsWith('-left-empty'))).toEqual([])
  }
})

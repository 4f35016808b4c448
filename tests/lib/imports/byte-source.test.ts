import { readFileSync } from 'node:fs'
import { checkFile, repairFile } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'

const bytes = (name: string) => readFileSync(examplePath(name))
const stream = (name: string) => new Blob([bytes(name)]).stream()

describe('a web stream', () => {
  test.each(['achats.csv', 'achats-nombreuses-erreurs.csv', 'achats.xlsx'])('of %s gets its report', async name => {
    expect(await checkFile(stream(name))).toEqual(await checkFile([bytes(name)]))
  })

  test('is read without iterating over it, because not every browser can', async () => {
    const onlyReader = { getReader: () => stream('achats.csv').getReader() }
    expect(await checkFile(onlyReader)).toMatchObject({ valid: true, rows: 12 })
  })

  test('is mended like its bytes', async () => {
    const name = 'achats-nombreuses-erreurs.csv'
    expect(await repairFile(() => stream(name))).toEqual(await repairFile(() => [bytes(name)]))
  })

  test('that fails makes the check reject with the same error', async () => {
    const failing = new ReadableStream<Uint8Array>({
      pull: controller => controller.error(new Error('the disk was taken out')),
    })
    await expect(checkFile(failing)).rejects.toThrow('the disk was taken out')
  })

  test('is cancelled when the rest is not needed', async () => {
    let cancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(bytes('achats.xlsx')),
      cancel: () => {
        cancelled = true
      },
    })
    const report = await checkFile(endless, { workbookLimits: { packedBytes: 100_000 } })
    expect(report.valid).toBe(false)
    expect(cancelled).toBe(true)
  })
})

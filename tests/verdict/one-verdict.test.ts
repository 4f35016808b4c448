import { readFileSync } from 'node:fs'
import { checkFile, type FileKind } from '@ma-cantine/lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserEngine, startBrowserEngine } from '../support/browser-engine.ts'
import { damagedFile } from '../support/damaged-files.ts'
import { examplePath, expectedExamples } from '../support/examples.ts'

let browser: BrowserEngine
beforeAll(async () => {
  browser = await startBrowserEngine()
}, 300_000)
afterAll(() => browser?.close())

async function sameVerdict(bytes: Uint8Array, kind?: FileKind): Promise<void> {
  const [here, there] = await Promise.all([checkFile([bytes], { kind }), browser.check(bytes, kind)])
  expect(there.report).toEqual(here)
}

test.each(Object.entries(expectedExamples))('%s gets the same report in a browser', async (name, { kind }) => {
  await sameVerdict(readFileSync(examplePath(name)), kind)
})

test('so do damaged files of all kinds', async () => {
  for (let seed = 9000; seed < 9150; seed++) await sameVerdict(damagedFile(seed, 1 + (seed % 50)).bytes)
})

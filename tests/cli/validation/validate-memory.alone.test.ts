import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archiveOfEmptyFiles } from '../../support/empty-files.ts'
import { cliProcess, createFile, folder } from '../support/run-cli.ts'

const megabyte = 1024

const peak = async (content: string | Uint8Array, name: string) => {
  const PEAK_MEMORY_FILE = join(folder(), 'peak')
  const hook = new URL('../../bench/peak-memory.mjs', import.meta.url).href
  const { exitCode } = await cliProcess(['validate', createFile(content, name)], {
    env: { NODE_OPTIONS: `--import=${hook}`, PEAK_MEMORY_FILE },
  })
  return { exitCode, megabytes: Number(readFileSync(PEAK_MEMORY_FILE, 'utf8')) / megabyte }
}

test.each<[string, () => string | Uint8Array, string]>([
  ['a workbook of 60 000 empty files', () => archiveOfEmptyFiles(60_000), 'achats.xlsx'],
  ['a line of 60 MB', () => 'x'.repeat(60_000_000), 'ligne.csv'],
  ['a header of 3 000 000 columns', () => `${'a;'.repeat(3_000_000)}\n`, 'colonnes.csv'],
])('%s is refused within 200 MB', async (_, content, name) => {
  const { exitCode, megabytes } = await peak(content(), name)
  expect(exitCode).toBe(1)
  expect(megabytes).toBeLessThan(200)
})

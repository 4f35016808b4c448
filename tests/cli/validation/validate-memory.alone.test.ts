import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archiveOfEmptyFiles } from '../../support/empty-files.ts'
import { cliProcess, createFile, folder } from '../support/run-cli.ts'

const megabyte = 1024

test('a workbook of 60 000 empty files is refused within 200 MB', async () => {
  const PEAK_MEMORY_FILE = join(folder(), 'peak')
  const hook = new URL('../../bench/peak-memory.mjs', import.meta.url).href
  const path = createFile(archiveOfEmptyFiles(60_000), 'achats.xlsx')
  const { exitCode } = await cliProcess(['validate', path], {
    env: { NODE_OPTIONS: `--import=${hook}`, PEAK_MEMORY_FILE },
  })
  expect(exitCode).toBe(1)
  expect(Number(readFileSync(PEAK_MEMORY_FILE, 'utf8')) / megabyte).toBeLessThan(200)
})

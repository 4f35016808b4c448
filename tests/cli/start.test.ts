import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createFile, goodFile, mainFile } from './support/run-cli.ts'

const recorder = new URL('support/loaded-packages.mjs', import.meta.url).href

/** Packages that calls to a server, workbooks and invoices need. */
const heavy = ['zod', 'undici', 'ink', 'react', 'ajv', '@libpdf/core', '@zip.js/zip.js', 'saxes']

function loadedBy(...args: string[]): readonly string[] {
  const { stderr, status } = spawnSync(process.execPath, ['--import', recorder, mainFile, ...args], {
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  return JSON.parse(stderr.split('\n').at(-1) ?? '')
}

test.each(['--version', '--help'])('%s loads the list of commands, and nothing of what they do', option => {
  expect(loadedBy(option)).toEqual(['commander', 'fastest-levenshtein'])
})

test('validate loads what checks files alone', () => {
  const packages = loadedBy('validate', createFile(goodFile))
  expect(packages).toEqual(expect.arrayContaining(['commander', 'csv-parse']))
  for (const each of heavy) expect(packages).not.toContain(each)
})

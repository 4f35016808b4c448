import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createFile, goodFile, mainFile } from './support/run-cli.ts'

const recorder = new URL('support/loaded-packages.mjs', import.meta.url).href

test.each(['--version', '--help', 'validate'])(
  '%s starts without the packages that calls to a server, workbooks and invoices need',
  command => {
    const args = command === 'validate' ? [command, createFile(goodFile)] : [command]
    const { stderr, status } = spawnSync(process.execPath, ['--import', recorder, mainFile, ...args], {
      encoding: 'utf8',
    })
    const packages: string[] = JSON.parse(stderr.split('\n').at(-1) ?? '')
    expect([status, packages]).toEqual([0, expect.arrayContaining(['commander', 'csv-parse'])])
    for (const heavy of ['zod', 'undici', 'ink', 'react', 'ajv', '@libpdf/core', '@zip.js/zip.js', 'saxes']) {
      expect(packages).not.toContain(heavy)
    }
  },
)

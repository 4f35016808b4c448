import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { checkFile, type FileKind } from '@ma-cantine/lib'
import { applyMapping, type Conversion } from '@ma-cantine/lib/mapping/apply-mapping'
import { confirmationsOf } from '@ma-cantine/lib/mapping/confirmations'
import { fitOf } from '@ma-cantine/lib/mapping/fits-mapping'
import { Mapping } from '@ma-cantine/lib/mapping/mapping'
import { type MappingChoices, mappingOf, proposeMapping } from '@ma-cantine/lib/mapping/propose-mapping'
import { surveySource } from '@ma-cantine/lib/mapping/survey-source'
import { describe, expect, test } from 'vitest'
import { cli } from '../../cli/support/run-cli.ts'
import { examplePath } from '../../support/examples.ts'

interface ExpectedExport {
  /** The file of the mapping. */
  readonly mapping: string
  /** What a person chose beside what is proposed. */
  readonly choices?: Partial<MappingChoices>
  readonly toConfirm: readonly string[]
  readonly rows: number
  readonly leftOut: Readonly<Record<string, readonly number[]>>
  readonly valid: boolean
  /** With the rows of the export itself. */
  readonly errors: readonly { row: number; field: string; code: string; value: string }[]
}

const path = (name: string) => examplePath(`exports/${name}`)
const readJson = (name: string): unknown => JSON.parse(readFileSync(path(name), 'utf8'))
const kind: FileKind = 'achats'

const expectedExports = readJson('expected.json') as Record<string, ExpectedExport>

test('each export has its result', () => {
  const exports = readdirSync(path('')).filter(name => /\.(csv|tsv|xlsx|ods)$/.test(name))
  expect(exports).toEqual(Object.keys(expectedExports).sort())
})

describe.each(Object.entries(expectedExports))('%s', (name, expected) => {
  const mapping = Mapping.parse(readJson(expected.mapping))
  const choices = { constants: [], negativeAmounts: 'refuse', totals: 'leave-out', ...expected.choices } as const

  test('has its mapping proposed, with what a person must look at', async () => {
    const survey = await surveySource(createReadStream(path(name)), { kind })
    if (!survey || 'doubt' in survey) throw new Error('no table')
    const proposal = proposeMapping(kind, survey)
    expect(confirmationsOf(proposal, 'fr')).toEqual(expected.toConfirm)
    expect(mappingOf(kind, proposal, choices)).toEqual(mapping)
    expect(fitOf(mapping, survey.labels)).toBe('same')
  })

  test('becomes the file of our format, whose errors name its own rows', async () => {
    const bytes: Uint8Array[] = []
    const conversion = (await applyMapping(createReadStream(path(name)), mapping, {
      write: piece => void bytes.push(piece),
    })) as Conversion
    expect(Buffer.concat(bytes).toString()).toBe(
      readFileSync(path(`expected/${name.replace(/\.\w+$/, '.csv')}`), 'utf8'),
    )
    expect(conversion.rows).toBe(expected.rows)
    const leftOut = Object.entries(conversion.leftOut).map(([reason, { rows }]) => [reason, rows])
    expect(Object.fromEntries(leftOut)).toEqual(expected.leftOut)
    const report = await checkFile(bytes, { kind })
    expect(report.valid).toBe(expected.valid)
    const errors = report.errors.map(({ row, field, code, value }) => ({
      row: conversion.origins.of(row),
      field,
      code,
      value,
    }))
    expect(errors).toEqual(expected.errors)
  })

  test('gives the same in the terminal', async () => {
    const { exitCode, stdout } = await cli(['validate', '--json', '--mapping', path(expected.mapping), path(name)])
    expect(exitCode).toBe(expected.valid ? 0 : 1)
    const [file] = JSON.parse(stdout).files
    expect(file).toMatchObject({ file: path(name), valid: expected.valid, rows: expected.rows })
    expect(file.errors).toMatchObject(expected.errors)
  })
})

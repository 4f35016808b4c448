import { createReadStream } from 'node:fs'
import {
  checkFile,
  describeError,
  type ErrorCode,
  errorTitle,
  locales,
  schemaOf,
  schemaOfReport,
  type TableError,
  type TableSchema,
} from '@ma-cantine/lib'
import { en } from '@ma-cantine/lib/messages/en'
import { fr } from '@ma-cantine/lib/messages/fr'
import { expect, test } from 'vitest'
import { examplePath, expectedExamples } from '../support/examples.ts'

const codes = Object.keys(fr) as ErrorCode[]

test('both languages speak of the same codes', () => {
  expect(Object.keys(en).sort()).toEqual([...codes].sort())
})

/** Every error of every example, and one of each code that no file of reasonable size can show. */
const samples = async (): Promise<[TableError<ErrorCode>, TableSchema | null][]> => {
  const examples = Object.entries(expectedExamples)
  const reports = await Promise.all(
    examples.map(([name, { kind }]) => checkFile(createReadStream(examplePath(name)), { kind })),
  )
  const whole = { row: 0, column: null, field: null, value: null }
  const siret = { row: 2, column: 1, field: 'siret', value: '21340172201787' }
  const others: TableError<ErrorCode>[] = [
    { ...whole, code: 'unknown-schema', row: 1, value: 'a b c' },
    { ...whole, code: 'row-too-long', row: 3 },
    { ...whole, code: 'file-too-large', expected: '10 Mo' },
    { ...whole, code: 'unpacked-too-large' },
    { ...whole, code: 'unknown-sheet', value: 'Mars', expected: 'Avril, Mai' },
    { ...siret, code: 'min-length' },
    { ...siret, code: 'max-length' },
    { ...siret, code: 'canteen-not-beside' },
    { ...siret, code: 'repeated-across-files', expected: 'cantines.csv' },
    { ...siret, code: 'unknown-canteen' },
    { ...siret, code: 'not-manager' },
    { ...whole, code: 'staff-columns', value: 'admin_source_donnees' },
    { ...whole, code: 'duplicate-file', expected: '3' },
    { ...whole, code: 'data-moved' },
    { ...whole, code: 'missing-file' },
    { ...whole, code: 'file-format', value: 'application/pdf' },
    { ...whole, code: 'unreadable-upload' },
  ]
  return [
    ...reports.flatMap(report =>
      report.errors.map((error): [TableError<ErrorCode>, TableSchema | null] => [error, schemaOfReport(report)]),
    ),
    ...others.map((error): [TableError<ErrorCode>, TableSchema | null] => [error, schemaOf('achats')]),
  ]
}

test('every code has an example, or a sample here', async () => {
  expect(new Set((await samples()).map(([{ code }]) => code))).toEqual(new Set(codes))
})

test.each(locales)('every error is put into whole sentences in %s', async locale => {
  for (const [error, schema] of await samples()) {
    const { title, message, advice } = describeError(error, schema, locale)
    expect(title).toBe(errorTitle(error.code, locale))
    for (const text of [title, message, advice]) {
      expect(text).toMatch(/\S{3}/)
      expect(text).not.toMatch(/undefined|null|NaN|\[object|: \.| {2}/)
    }
  }
})

test('the nearest allowed value is named', () => {
  const error = (field: string, value: string): TableError<ErrorCode> => ({
    code: 'enum',
    row: 2,
    column: 1,
    field,
    value,
  })
  const advice = (kind: 'achats' | 'cantines', field: string, value: string) =>
    describeError(error(field, value), schemaOf(kind), 'fr').advice
  expect(advice('achats', 'famille_produits', 'VIANDE')).toBe('Remplacez « VIANDE » par « VIANDES_VOLAILLES ».')
  expect(advice('achats', 'famille_produits', 'Poissons')).toBe('Remplacez « Poissons » par « PRODUITS_DE_LA_MER ».')
  expect(advice('achats', 'caracteristiques', 'circuit-court')).toBe(
    'Remplacez « circuit-court » par « SHORT_DISTRIBUTION ».',
  )
  expect(advice('achats', 'famille_produits', 'boissons')).toBe('Remplacez « boissons » par « BOISSONS ».')
  expect(advice('achats', 'caracteristiques', 'BIO,Label rouge')).toBe('Remplacez « Label rouge » par « LABEL_ROUGE ».')
  expect(advice('cantines', 'secteurs', 'Creche+Secondaire college')).toBe(
    'Remplacez « Creche » par « Crèche ». Remplacez « Secondaire college » par « Secondaire collège ».',
  )
  expect(advice('achats', 'definition_local', 'ici')).toBe(
    'Choisissez parmi AUTOUR_SERVICE, DEPARTMENT, REGION, AUTRE.',
  )
  expect(advice('cantines', 'secteurs', 'quincaillerie')).toBe(
    'Choisissez une valeur de la liste du modèle de fichier.',
  )
})

import {
  describeError,
  type ErrorCode,
  errorTitle,
  type Locale,
  locales,
  schemaOf,
  schemaOfReport,
  type TableError,
} from '@ma-cantine/lib'
import { fileErrorMessages } from '@ma-cantine/lib/imports/error-code'
import { expect, test } from 'vitest'
import { type DescribedError, errorScenes } from '../support/error-scenes.ts'
import { allExampleReports } from '../support/examples.ts'

const { fr, en } = fileErrorMessages.wordings
const codes = Object.keys(fr) as ErrorCode[]

test('both languages speak of the same codes', () => {
  expect(Object.keys(en).sort()).toEqual([...codes].sort())
})

/** Every error of every example, and of the meetings with those that no example shows. */
async function told(locale: Locale): Promise<DescribedError[]> {
  const reports = await allExampleReports()
  const met = await Promise.all(Object.values(errorScenes).map(meet => meet(locale)))
  return [
    ...reports.flatMap(report =>
      [...report.errors, ...report.warnings].map(error => ({
        code: error.code,
        ...describeError(error, schemaOfReport(report), locale),
      })),
    ),
    ...met.flat(),
  ]
}

test.each(locales)('every error is put into whole sentences in %s', async locale => {
  const errors = await told(locale)
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(codes))
  for (const { code, title, message, advice } of errors) {
    // Existing clients show the title of some errors of the server in place of their message.
    expect([errorTitle(code as ErrorCode, locale), message, `${message} ${advice}`]).toContain(title)
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

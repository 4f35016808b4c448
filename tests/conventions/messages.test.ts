import {
  describeError,
  type ErrorCode,
  errorCodes,
  errorTitle,
  type FileReport,
  type Locale,
  locales,
  schemaOf,
  schemaOfReport,
  type TableError,
} from '@ma-cantine/lib'
import { fileErrorMessages } from '@ma-cantine/lib/imports/error-code'
import { warningCodes } from '@ma-cantine/lib/imports/warning-code'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DescribedError, errorScenes } from '../support/error-scenes.ts'
import { allExampleReports } from '../support/examples.ts'

const { fr, en } = fileErrorMessages.wordings
const codes = Object.keys(fr) as ErrorCode[]

test('both languages speak of the same codes', () => {
  expect(Object.keys(en).sort()).toEqual([...codes].sort())
})

let reports: readonly FileReport[]
beforeAll(async () => {
  reports = await allExampleReports()
})

const sceneCodes = Object.keys(errorScenes) as ErrorCode[]
const met = new Map<string, Promise<readonly DescribedError[]>>()

/** The errors of the scene of a code, which is played once in each language. */
function meetOnce(code: ErrorCode, locale: Locale): Promise<readonly DescribedError[]> {
  const key = `${code} ${locale}`
  const known = met.get(key) ?? errorScenes[code]?.(locale) ?? Promise.resolve([])
  met.set(key, known)
  return known
}

test('every code is shown by an example, or met elsewhere when no file can show it by itself', () => {
  const shown = new Set(reports.flatMap(({ groups }) => groups.map(({ code }) => code)))
  expect(errorCodes.filter(code => !shown.has(code) && !sceneCodes.includes(code))).toEqual([])
  expect(sceneCodes.filter(code => shown.has(code))).toEqual([])
})

test('the codes that can be ignored are those of warnings', () => {
  const groups = reports.flatMap(({ groups }) => groups.filter(({ severity }) => severity === 'warning'))
  expect([...new Set(groups.map(({ code }) => code))].sort()).toEqual([...warningCodes].sort())
})

describe.each(sceneCodes)('%s', code => {
  test.each(locales)('is met where it arises, and told in %s', async locale => {
    expect((await meetOnce(code, locale)).map(error => error.code)).toContain(code)
  })
})

/** Every error of every example, and of the scenes of those that no example shows. */
async function told(locale: Locale): Promise<DescribedError[]> {
  const played: DescribedError[] = []
  for (const code of sceneCodes) played.push(...(await meetOnce(code, locale)))
  return [
    ...reports.flatMap(report =>
      [...report.errors, ...report.warnings].map(error => ({
        code: error.code,
        ...describeError(error, schemaOfReport(report), locale),
      })),
    ),
    ...played,
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

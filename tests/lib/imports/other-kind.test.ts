import { describeError } from '@ma-cantine/lib'
import { checkFile } from '@ma-cantine/lib/imports/check-file'
import { type FileKind, fileKinds } from '@ma-cantine/lib/imports/file-kinds'
import { describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'

const bytes = (kind: FileKind) => [new TextEncoder().encode(file(kind, [{}, {}]))]

describe('a file of another kind than the one asked for', () => {
  test.each(
    fileKinds.flatMap(found => fileKinds.filter(kind => kind !== found).map(wanted => [found, wanted] as const)),
  )('%s, checked as %s, gets one error', async (found, wanted) => {
    const report = await checkFile(bytes(found), { kind: wanted })

    expect(report.errors.map(({ code, row }) => `${row} ${code}`)).toEqual(['0 other-kind'])
    expect(report.schema).toBeNull()
  })

  test('is told with its kind and its address', async () => {
    const [error] = (await checkFile(bytes('diagnostics'), { kind: 'diagnostics_complets' })).errors

    expect(error && describeError(error, null, 'fr')).toEqual({
      title: 'Fichier d’un autre import',
      message:
        'Ce fichier n’est pas celui de cet import. Attendu : fichier de bilans détaillés ; reçu : fichier de bilans simples.',
      advice:
        'Choisissez « Importer des bilans simples » ; par l’API, envoyez-le à l’adresse /api/v1/importDiagnostics/simple/.',
    })
  })

  test('is compared with the wanted kind all the same when asked to', async () => {
    const report = await checkFile(bytes('diagnostics'), { kind: 'diagnostics_complets', forceKind: true })

    expect(report.schema?.name).toBe('import-diagnostics-complets')
    expect(report.errorCount).toBeGreaterThan(100)
  })

  test('is no such file when its header is only damaged', async () => {
    const damaged = file('diagnostics', [{}]).replace('valeur_bio', 'bio').replace('nom', 'name')
    const report = await checkFile([new TextEncoder().encode(damaged)], { kind: 'diagnostics' })

    expect(report.errors.map(({ code }) => code)).toEqual(['incorrect-label', 'incorrect-label'])
  })
})

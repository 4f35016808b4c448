import { describeError } from '@ma-cantine/lib'
import { expect, test } from 'vitest'
import { check } from '../../support/files.ts'

test.each([
  ['<!DOCTYPE html>\n<title>Connexion</title><form></form>', 'une page web'],
  ['<!-- export --><TABLE border=1><tr><td>siret</td></tr></TABLE>', 'une page web'],
  ['\n\n<html><body>Session expirée</body></html>', 'une page web'],
  [
    '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
    'un classeur au format XML d’Excel 2003',
  ],
  [
    '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">',
    'un classeur OpenDocument à plat (.fods)',
  ],
  ['<?xml version="1.0"?><rsm:CrossIndustryInvoice/>', 'un document XML'],
  ['[{"siret":"21340172201787"}]', 'un fichier de données JSON'],
  ['{\n  "detail": "Authentification requise"\n}', 'un fichier de données JSON'],
  ['{\\rtf1\\ansi siret}', 'un document de traitement de texte (RTF)'],
  ['\r\n%PDF-1.7\n', 'un document PDF'],
  ['MIME-Version: 1.0\nSubject: Achats\n', 'un courriel enregistré'],
])('%j is told', async (content, name) => {
  for (const kind of ['achats', undefined] as const) {
    const report = await check(content, kind)
    expect(report.errors.map(({ code }) => code)).toEqual(['format-error'])
    const [error] = report.errors
    expect(error && describeError(error, null, 'fr').message).toContain(name)
  }
})

test('a table that starts with such a sign is read', async () => {
  const [error] = (await check('<nom>;<prix>\nPommes;12\n', 'achats')).errors
  expect(error?.code).toBe('missing-header')
})

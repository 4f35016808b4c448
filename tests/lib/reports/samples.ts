import { checkFile, type FileReport, schemaOf } from '@ma-cantine/lib'
import type { ReportedFile } from '@ma-cantine/lib/reports/reported-file'
import { checkExample, expectedExamples } from '../../support/examples.ts'
import { file } from '../../support/files.ts'

/** Makes once what every test of a file only reads. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** Every example with its verdict. */
export const exampleReports = once(
  (): Promise<ReportedFile[]> =>
    Promise.all(
      Object.keys(expectedExamples).map(async name => ({
        file: `examples/${name}`,
        report: await checkExample(name),
      })),
    ),
)

/** A file of 250 000 rows with four errors each. */
export const millionErrors = once(async (): Promise<ReportedFile> => {
  const cells = { siret: '1', description: '#', date: 'hier', prix_ht: '12 €', famille_produits: 'LÉGUMES' }
  const [header = '', wrong = ''] = file('achats', [cells]).split('\n')
  const encoder = new TextEncoder()
  function* chunks() {
    yield encoder.encode(`${header}\n`)
    for (let i = 0; i < 250; i++) {
      const rows = Array.from({ length: 1000 }, (_, j) => `${wrong.replace('#', `Achat ${i * 1000 + j}`)}\n`)
      yield encoder.encode(rows.join(''))
    }
  }
  return { file: 'achats.csv', report: await checkFile(chunks()) }
})

/** Texts that could harm a reader of the report. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</style></td></table><h1>x</h1>',
  ']]><!-- &amp; &lt; <?xml?> <!ENTITY x "y">',
  '| a | b |',
  '`code` **gras** _it_ ~~x~~ [lien](https://exemple.fr) ![i](x) <https://a.fr> www.exemple.fr @quelqu-un #12 :+1: $x$',
  '# titre',
  '- liste',
  '1. liste',
  '\\| antislash \\',
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=cmd|calc',
  '＝1+1',
  '::error file=x::y',
  '##[add-path]/tmp',
  '100%, 50%25 : a,b',
  '\u0000\u0001\u001b[2J\u007f\u0085\u009b',
  'a\u2028b\u2029c',
  '\u202edroite à gauche\u2066',
  '\ufffe\uffff\ufeff',
  '😀👩‍👩‍👧é',
  `${'x'.repeat(499)}😀`,
  'ligne\nsuivante\r\nencore',
  ' espaces  autour ',
  '« guillemets » ; "doubles" \'simples\'',
]

/** The hostile texts in cells and in the name of the file; every second error becomes a warning. */
export async function hostileReports(): Promise<ReportedFile[]> {
  const rows = hostileTexts.map(text => ({ siret: text, date: text, famille_produits: text }))
  const report = await checkFile([new TextEncoder().encode(file('achats', rows))])
  const named = hostileTexts.map(text => ({ file: text, report: withWarnings(report) }))
  return [
    ...named.slice(0, 6),
    { file: 'C:\\Mes documents\\achats.csv', report },
    ...hostileTexts.map(text => ({ file: text, problem: { code: 'file-not-found', message: text, advice: text } })),
  ]
}

/** The same report, with the errors of dates as warnings. */
export function withWarnings(report: FileReport): FileReport {
  const isDate = ({ field }: { readonly field: string | null }) => field === 'date'
  const groups = report.groups.map(group => (isDate(group) ? { ...group, severity: 'warning' as const } : group))
  const warningCount = groups.filter(isDate).reduce((sum, { count }) => sum + count, 0)
  return {
    ...report,
    valid: report.errorCount === warningCount,
    groups,
    errorCount: report.errorCount - warningCount,
    warningCount,
    errors: report.errors.filter(error => !isDate(error)),
    warnings: report.errors.filter(isDate),
  }
}

/** Tens of files with a hundred kinds of errors each: more groups than any reader accepts. */
export async function manyGroups(): Promise<ReportedFile[]> {
  const wrong = Object.fromEntries(schemaOf('diagnostics_complets').fields.map(({ name }) => [name, 'é<&|']))
  const report = await checkFile([
    new TextEncoder().encode(file('diagnostics_complets', [wrong, { ...wrong, nom: 'Cantine' }])),
  ])
  return Array.from({ length: 60 }, (_, index) => ({ file: `dossier/bilans-${index}.csv`, report }))
}

/** The number of errors and warnings in all files; an unreadable file counts for one. */
export const totalCount = (files: readonly ReportedFile[]): number =>
  files.reduce((sum, one) => sum + ('report' in one ? one.report.errorCount + one.report.warningCount : 1), 0)

/** The reports that every format is tested with, by name. */
export const reportSamples: Readonly<Record<string, () => Promise<ReportedFile[]>>> = {
  'every example': exampleReports,
  'a million errors': async () => [await millionErrors()],
  'hostile values': hostileReports,
  'more rules than any reader takes': manyGroups,
  'no file': async () => [],
}

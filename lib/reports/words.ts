import * as english from '../messages/english.ts'
import * as french from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import type { Severity } from '../table-schema/report.ts'

/** The words that frame a report; the sentences of errors are in lib/imports/error-code.ts. */
export interface ReportWords {
  readonly valid: string
  readonly toMend: string
  /** The kind of a file that was checked against a user's schema. */
  readonly ownSchema: (title: string, version: string) => string
  readonly delimiters: Record<string, string>
  readonly sheet: (name: string) => string
  readonly rows: (count: number) => string
  readonly errors: (count: number) => string
  readonly errorsOfSorts: (errors: string, sorts: number) => string
  readonly warnings: (count: number) => string
  readonly unreadable: string
  readonly unreadableFile: string
  readonly severities: Record<Severity, string>
  readonly column: (letter: string | null, field: string) => string
  readonly place: (row: number) => string | null
  readonly places: (rows: readonly number[], more: boolean) => string | null
  readonly example: (place: string, message: string) => string
  /** The headings of a table of rules. */
  readonly labels: Record<'severity' | 'rule' | 'where' | 'count' | 'example' | 'advice', string>
  /** « Format incorrect : 12 erreurs, lignes 2, 5. » */
  readonly about: (title: string, extent: string) => string
  /** Counts the errors of a group, or the groups of a report, that are not listed. */
  readonly otherErrors: (errors: string) => string
  readonly otherGroups: (errors: string, sorts: number) => string
  readonly inFiles: (errors: string, files: number) => string
  readonly filesChecked: (files: number) => string
  readonly filesToMend: (files: number) => string
  readonly otherFiles: (files: number, toMend: number, errors: string) => string
}

const fr: ReportWords = {
  valid: 'valide',
  toMend: 'à corriger',
  ownSchema: (title, version) => `Schéma « ${title} »${version === '' ? '' : ` (version ${version})`}`,
  delimiters: {
    ',': 'colonnes séparées par des virgules',
    ';': 'colonnes séparées par des points-virgules',
    '\t': 'colonnes séparées par des tabulations',
    '|': 'colonnes séparées par des barres verticales',
  },
  sheet: name => `feuille « ${name} »`,
  rows: count => (count === 0 ? 'aucune ligne' : french.counted(count, 'ligne', 'lignes')),
  errors: count => french.counted(count, 'erreur', 'erreurs'),
  errorsOfSorts: (errors, sorts) => `${errors}, de ${french.number(sorts)} sortes`,
  warnings: count => french.counted(count, 'avertissement', 'avertissements'),
  unreadable: 'illisible',
  unreadableFile: 'Fichier illisible',
  severities: { error: 'Erreur', warning: 'Avertissement' },
  column: (letter, field) => (letter ? `colonne ${letter}, « ${field} »` : `colonne « ${field} »`),
  place: row => (row === 0 ? null : row === 1 ? 'ligne d’en-tête' : `ligne ${french.number(row)}`),
  places: (rows, more) => {
    if (rows.length === 1 && !more) return fr.place(rows[0] as number)
    if (rows.length === 0) return null
    return `lignes ${rows.map(row => french.number(row)).join(', ')}${more ? '…' : ''}`
  },
  example: (place, message) => `Par exemple, ${place} : ${message}`,
  labels: {
    severity: 'Gravité',
    rule: 'Règle',
    where: 'Où',
    count: 'Combien',
    example: 'Par exemple',
    advice: 'Comment corriger',
  },
  about: (title, extent) => `${title} : ${extent}${extent.endsWith('…') ? '' : '.'}`,
  otherErrors: errors => `Et ${errors} de plus, de la même sorte.`,
  otherGroups: (errors, sorts) =>
    `Et ${errors} de plus, ${french.plural(sorts, 'd’une autre sorte', `de ${french.number(sorts)} autres sortes`)}, sans détail ici.`,
  inFiles: (errors, files) => `${errors} dans ${french.counted(files, 'fichier', 'fichiers')}`,
  filesChecked: files => french.counted(files, 'fichier vérifié', 'fichiers vérifiés'),
  filesToMend: files => `${french.number(files)} à corriger`,
  otherFiles: (files, toMend, errors) =>
    `Et ${french.counted(files, 'autre fichier', 'autres fichiers')}, dont ${french.number(toMend)} à corriger : ${errors}.`,
}

const en: ReportWords = {
  valid: 'valid',
  toMend: 'to be corrected',
  ownSchema: (title, version) => `Schema “${title}”${version === '' ? '' : ` (version ${version})`}`,
  delimiters: {
    ',': 'columns separated by commas',
    ';': 'columns separated by semicolons',
    '\t': 'columns separated by tabs',
    '|': 'columns separated by vertical bars',
  },
  sheet: name => `sheet “${name}”`,
  rows: count => (count === 0 ? 'no rows' : english.counted(count, 'row', 'rows')),
  errors: count => english.counted(count, 'error', 'errors'),
  errorsOfSorts: (errors, sorts) => `${errors}, of ${english.number(sorts)} kinds`,
  warnings: count => english.counted(count, 'warning', 'warnings'),
  unreadable: 'unreadable',
  unreadableFile: 'Unreadable file',
  severities: { error: 'Error', warning: 'Warning' },
  column: (letter, field) => (letter ? `column ${letter}, “${field}”` : `column “${field}”`),
  place: row => (row === 0 ? null : row === 1 ? 'header row' : `row ${english.number(row)}`),
  places: (rows, more) => {
    if (rows.length === 1 && !more) return en.place(rows[0] as number)
    if (rows.length === 0) return null
    return `rows ${rows.map(row => english.number(row)).join(', ')}${more ? '…' : ''}`
  },
  example: (place, message) => `For example, ${place}: ${message}`,
  labels: {
    severity: 'Severity',
    rule: 'Rule',
    where: 'Where',
    count: 'How many',
    example: 'For example',
    advice: 'How to correct it',
  },
  about: (title, extent) => `${title}: ${extent}${extent.endsWith('…') ? '' : '.'}`,
  otherErrors: errors => `And ${errors} more, of the same kind.`,
  otherGroups: (errors, sorts) =>
    `And ${errors} more, of ${english.plural(sorts, 'another kind', `${english.number(sorts)} other kinds`)}, not detailed here.`,
  inFiles: (errors, files) => `${errors} in ${english.counted(files, 'file', 'files')}`,
  filesChecked: files => `${english.counted(files, 'file', 'files')} checked`,
  filesToMend: files => `${english.number(files)} to be corrected`,
  otherFiles: (files, toMend, errors) =>
    `And ${english.counted(files, 'other file', 'other files')}, of which ${english.number(toMend)} to be corrected: ${errors}.`,
}

export const reportWords: Record<Locale, ReportWords> = { fr, en }

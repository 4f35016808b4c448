import type { Locale } from '../messages/locale.ts'
import { formatNumber } from '../messages/numbers.ts'
import type { Encoding } from '../table-schema/encoding.ts'
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

const number = (locale: Locale, value: number): string => formatNumber(value, locale)

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
  rows: count => (count === 0 ? 'aucune ligne' : `${number('fr', count)} ligne${count > 1 ? 's' : ''}`),
  errors: count => `${number('fr', count)} erreur${count > 1 ? 's' : ''}`,
  errorsOfSorts: (errors, sorts) => `${errors}, de ${number('fr', sorts)} sortes`,
  warnings: count => `${number('fr', count)} avertissement${count > 1 ? 's' : ''}`,
  unreadable: 'illisible',
  unreadableFile: 'Fichier illisible',
  severities: { error: 'Erreur', warning: 'Avertissement' },
  column: (letter, field) => (letter ? `colonne ${letter}, « ${field} »` : `colonne « ${field} »`),
  place: row => (row === 0 ? null : row === 1 ? 'ligne d’en-tête' : `ligne ${number('fr', row)}`),
  places: (rows, more) => {
    if (rows.length === 1 && !more) return fr.place(rows[0] as number)
    if (rows.length === 0) return null
    return `lignes ${rows.map(row => number('fr', row)).join(', ')}${more ? '…' : ''}`
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
    sorts === 1
      ? `Et ${errors} de plus, d’une autre sorte, sans détail ici.`
      : `Et ${errors} de plus, de ${number('fr', sorts)} autres sortes, sans détail ici.`,
  inFiles: (errors, files) => `${errors} dans ${number('fr', files)} fichier${files > 1 ? 's' : ''}`,
  filesChecked: files => `${number('fr', files)} fichier${files > 1 ? 's vérifiés' : ' vérifié'}`,
  filesToMend: files => `${number('fr', files)} à corriger`,
  otherFiles: (files, toMend, errors) =>
    `Et ${number('fr', files)} ${files > 1 ? 'autres fichiers' : 'autre fichier'}, dont ${number('fr', toMend)} à corriger : ${errors}.`,
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
  rows: count => (count === 0 ? 'no rows' : `${number('en', count)} row${count === 1 ? '' : 's'}`),
  errors: count => `${number('en', count)} error${count === 1 ? '' : 's'}`,
  errorsOfSorts: (errors, sorts) => `${errors}, of ${number('en', sorts)} kinds`,
  warnings: count => `${number('en', count)} warning${count === 1 ? '' : 's'}`,
  unreadable: 'unreadable',
  unreadableFile: 'Unreadable file',
  severities: { error: 'Error', warning: 'Warning' },
  column: (letter, field) => (letter ? `column ${letter}, “${field}”` : `column “${field}”`),
  place: row => (row === 0 ? null : row === 1 ? 'header row' : `row ${number('en', row)}`),
  places: (rows, more) => {
    if (rows.length === 1 && !more) return en.place(rows[0] as number)
    if (rows.length === 0) return null
    return `rows ${rows.map(row => number('en', row)).join(', ')}${more ? '…' : ''}`
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
    sorts === 1
      ? `And ${errors} more, of another kind, not detailed here.`
      : `And ${errors} more, of ${number('en', sorts)} other kinds, not detailed here.`,
  inFiles: (errors, files) => `${errors} in ${number('en', files)} file${files === 1 ? '' : 's'}`,
  filesChecked: files => `${number('en', files)} file${files === 1 ? '' : 's'} checked`,
  filesToMend: files => `${number('en', files)} to be corrected`,
  otherFiles: (files, toMend, errors) =>
    `And ${number('en', files)} other file${files === 1 ? '' : 's'}, of which ${number('en', toMend)} to be corrected: ${errors}.`,
}

export const reportWords: Record<Locale, ReportWords> = { fr, en }

const encodings: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  'iso-8859-1': 'ISO-8859-1',
}

export const encodingName = (encoding: Encoding): string => encodings[encoding]

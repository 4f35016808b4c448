import * as english from '../messages/english.ts'
import * as french from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'

/** The words that only the HTML page uses. */
export interface HtmlWords {
  readonly title: string
  readonly skip: string
  readonly allValid: (files: number) => string
  readonly someToMend: (files: number, toMend: number) => string
  readonly mendAndCheckAgain: string
  readonly files: string
  readonly file: string
  readonly verdict: string
  readonly rows: string
  readonly errors: string
  readonly warnings: string
  readonly rulesOf: (file: string) => string
  readonly rule: string
  readonly howMany: string
  readonly firstRows: string
  readonly row: string
  readonly cell: string
  readonly value: string
  readonly wrong: string
  readonly emptyCell: string
  readonly wholeFile: string
  readonly header: string
  readonly firstPlaces: (title: string, where: string | null) => string
  readonly howToMend: string
  readonly understand: string
  readonly understandThis: string
  readonly causes: string
  readonly origin: string
  readonly wrongExample: string
  readonly rightExample: string
  readonly nothingWrong: string
  readonly digest: string
  readonly about: string
}

const fr: HtmlWords = {
  title: 'Rapport de vérification',
  skip: 'Aller au résumé',
  allValid: files => french.plural(files, 'Le fichier est valide', `Les ${french.number(files)} fichiers sont valides`),
  someToMend: (files, toMend) =>
    french.plural(
      files,
      'Le fichier est à corriger',
      `${french.counted(toMend, 'fichier', 'fichiers')} sur ${french.number(files)} ${french.plural(toMend, 'est', 'sont')} à corriger`,
    ),
  mendAndCheckAgain: 'Corrigez dans votre tableur, enregistrez au format CSV UTF-8, puis relancez la vérification.',
  files: 'Fichiers vérifiés',
  file: 'Fichier',
  verdict: 'Résultat',
  rows: 'Lignes',
  errors: 'Erreurs',
  warnings: 'Avertissements',
  rulesOf: file => `Ce qui a été trouvé dans ${file}`,
  rule: 'Ce qui ne va pas',
  howMany: 'Combien',
  firstRows: 'Premières lignes',
  row: 'Ligne',
  cell: 'Cellule',
  value: 'Valeur',
  wrong: 'Explication',
  emptyCell: 'cellule vide',
  wholeFile: 'fichier',
  header: 'en-tête',
  firstPlaces: (title, where) => `Premiers endroits : ${title}${where ? `, ${where}` : ''}`,
  howToMend: 'Comment corriger',
  understand: 'Comprendre et corriger',
  understandThis: 'Comprendre cette règle',
  causes: 'D’où cela vient',
  origin: 'Origine de la règle',
  wrongExample: 'Exemple à corriger',
  rightExample: 'Le même, corrigé',
  nothingWrong: 'Rien à corriger.',
  digest: 'Empreinte du verdict',
  about:
    'Rapport produit par ma cantine. Le même fichier donne toujours le même verdict et la même empreinte, où qu’il soit vérifié.',
}

const en: HtmlWords = {
  title: 'Validation report',
  skip: 'Skip to the summary',
  allValid: files => english.plural(files, 'The file is valid', `All ${english.number(files)} files are valid`),
  someToMend: (files, toMend) =>
    english.plural(
      files,
      'The file is to be corrected',
      `${english.number(toMend)} of ${english.number(files)} files ${english.plural(toMend, 'is', 'are')} to be corrected`,
    ),
  mendAndCheckAgain: 'Correct it in your spreadsheet, save as CSV UTF-8, then check again.',
  files: 'Files checked',
  file: 'File',
  verdict: 'Verdict',
  rows: 'Rows',
  errors: 'Errors',
  warnings: 'Warnings',
  rulesOf: file => `What was found in ${file}`,
  rule: 'What is wrong',
  howMany: 'How many',
  firstRows: 'First rows',
  row: 'Row',
  cell: 'Cell',
  value: 'Value',
  wrong: 'Explanation',
  emptyCell: 'empty cell',
  wholeFile: 'file',
  header: 'header',
  firstPlaces: (title, where) => `First places: ${title}${where ? `, ${where}` : ''}`,
  howToMend: 'How to correct it',
  understand: 'Understand and correct',
  understandThis: 'Understand this rule',
  causes: 'Where it comes from',
  origin: 'Origin of the rule',
  wrongExample: 'Example to correct',
  rightExample: 'The same, corrected',
  nothingWrong: 'Nothing to correct.',
  digest: 'Digest of the verdict',
  about:
    'Report made by ma cantine. The same file always gets the same verdict and the same digest, wherever it is checked.',
}

export const htmlWords: Record<Locale, HtmlWords> = { fr, en }

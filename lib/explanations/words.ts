import type { FileKind } from '../imports/file-kinds.ts'
import { kindWords } from '../imports/kind-words.ts'
import type { Locale } from '../messages/locale.ts'
import type { Family } from './families.ts'

/** The headings of the sections and examples of pages. */
export interface ExplanationWords {
  readonly families: Record<Family, string>
  readonly example: string
  readonly wrong: string
  readonly right: string
  /** Replaces an empty cell or file. */
  readonly empty: string
  readonly causes: string
  readonly steps: string
  readonly origin: string
}

/** The headings of explanations, and the names of the families of errors, in both languages. */
export const explanationWords: Record<Locale, ExplanationWords> = {
  fr: {
    families: {
      file: 'Le fichier',
      workbook: 'Le classeur',
      header: 'L’en-tête',
      rows: 'Les lignes',
      cells: 'Les cellules',
      lengths: 'La longueur des textes, selon un schéma à vous',
      canteens: 'Les cantines',
      purchases: 'Les achats',
      recaps: 'Les récapitulatifs de fournisseurs',
      diagnostics: 'Les bilans',
      folder: 'Plusieurs fichiers ensemble',
      import: 'L’import',
    },
    example: 'Exemple',
    wrong: 'À corriger',
    right: 'Juste',
    empty: '(vide)',
    causes: 'Comment cela arrive',
    steps: 'Comment corriger',
    origin: 'D’où vient la règle',
  },
  en: {
    families: {
      file: 'The file',
      workbook: 'The workbook',
      header: 'The header',
      rows: 'Rows',
      cells: 'Cells',
      lengths: 'The length of texts, in a schema of your own',
      canteens: 'Canteens',
      purchases: 'Purchases',
      recaps: 'Recaps of suppliers',
      diagnostics: 'Diagnostics',
      folder: 'Several files together',
      import: 'The import',
    },
    example: 'Example',
    wrong: 'To be corrected',
    right: 'Right',
    empty: '(empty)',
    causes: 'How it happens',
    steps: 'How to mend it',
    origin: 'Where the rule comes from',
  },
}

/** « Exemple, fichier d’achats ». */
export function exampleHeading(kind: FileKind | null, locale: Locale): string {
  const { example } = explanationWords[locale]
  if (kind === null) return example
  const name = kindWords[locale][kind]
  return `${example}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

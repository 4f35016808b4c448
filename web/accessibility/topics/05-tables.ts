import { conform, notApplicable, seen } from '../criterion.ts'
import { chartWithTable, correctionByKeyboard, tables as tableTest } from '../proofs.ts'

const simpleTables = {
  fr: 'Tous les tableaux sont simples : une ligne et une colonne d’en-têtes au plus.',
  en: 'All tables are simple: one row and one column of headers at most.',
}
const noLayout = {
  fr: 'Aucun tableau ne sert à la mise en page.',
  en: 'No table is used for layout.',
}

export const tables = [
  notApplicable('5.1', 'Chaque tableau complexe a un résumé.', 'Each complex table has a summary.', simpleTables),
  notApplicable('5.2', 'Ce résumé est juste.', 'This summary is right.', simpleTables),
  notApplicable(
    '5.3',
    'Un tableau de mise en page se comprend ligne à ligne.',
    'A table for layout makes sense row by row.',
    noLayout,
  ),
  conform('5.4', 'Chaque tableau de données a un titre.', 'Each table of data has a title.', tableTest),
  conform(
    '5.5',
    'Ce titre dit ce que contient le tableau.',
    'This title says what the table contains.',
    chartWithTable,
    seen(
      ['purchases', 'journal'],
      'Les tableaux s’appellent « Les colonnes : colonnes attendues », « Lignes du fichier à corriger », « La liste de mes imports », et du nom de leur graphique.',
      'The tables are called after the expected columns, the rows of the file to correct, the list of imports, and their chart.',
    ),
  ),
  conform(
    '5.6',
    'Les en-têtes de lignes et de colonnes sont déclarés comme tels.',
    'Headers of rows and columns are declared as such.',
    tableTest,
  ),
  conform(
    '5.7',
    'Chaque cellule est reliée à ses en-têtes.',
    'Each cell is tied to its headers.',
    tableTest,
    correctionByKeyboard,
  ),
  notApplicable(
    '5.8',
    'Un tableau de mise en page n’a pas d’élément propre aux données.',
    'A table for layout has no element meant for data.',
    noLayout,
  ),
]

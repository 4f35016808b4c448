import type { Locale } from '../messages/locale.ts'
import type { FixName } from './change.ts'

export interface FixWords {
  /** A title of a few words, the same for every change of this sort. */
  readonly title: string
  /** A sentence on why and how the cell, the row or the header changed. */
  readonly why: string
}

const fr: Record<FixName, FixWords> = {
  encoding: {
    title: 'Encodage du fichier',
    why: 'Le fichier est écrit en UTF-8, que tous les logiciels lisent de la même façon.',
  },
  spaces: {
    title: 'Espaces en trop',
    why: 'Les espaces en trop, parfois invisibles, sont retirées : la valeur reste la même.',
  },
  'garbled-text': {
    title: 'Lettres mal lues par un logiciel',
    why: 'Les signes qui étaient une lettre accentuée avant une mauvaise lecture redeviennent cette lettre.',
  },
  'look-alikes': {
    title: 'Caractères ressemblants',
    why: 'Les caractères qui en imitent d’autres (tirets, chiffres, lettres) sont remplacés par ceux du clavier.',
  },
  'control-characters': {
    title: 'Caractères qui ne s’affichent pas',
    why: 'Une espace remplace le caractère de commande : vérifiez le texte.',
  },
  apostrophe: {
    title: 'Apostrophes',
    why: 'L’apostrophe est écrite comme dans la liste des valeurs acceptées.',
  },
  spelling: {
    title: 'Écriture d’une valeur de la liste',
    why: 'La valeur est écrite comme dans la liste, avec ses majuscules, ses accents et ses tirets.',
  },
  currency: {
    title: 'Symbole de monnaie',
    why: 'Le symbole de la monnaie est retiré : les montants sont toujours en euros.',
  },
  thousands: {
    title: 'Séparateurs de milliers',
    why: 'Les séparateurs de milliers sont retirés : un nombre s’écrit d’un seul tenant.',
  },
  'decimal-mark': {
    title: 'Virgule ou point décimal',
    why: 'La virgule ou le point des décimales est remplacé par celui que la colonne attend.',
  },
  'decimal-zeros': {
    title: 'Décimales nulles',
    why: 'Les décimales nulles qu’un logiciel a ajoutées à un nombre entier sont retirées.',
  },
  'date-format': {
    title: 'Format de date',
    why: 'La date est écrite au format année-mois-jour.',
  },
  'list-separator': {
    title: 'Séparateur entre plusieurs valeurs',
    why: 'Les valeurs de la cellule sont séparées par le signe que la colonne attend.',
  },
  'list-blank': {
    title: 'Séparateur en trop',
    why: 'Le séparateur qui n’est suivi d’aucune valeur est retiré.',
  },
  'leading-zero': {
    title: 'Zéro perdu en tête',
    why: 'Le zéro que le tableur a retiré au début du code est rétabli.',
  },
  'scientific-notation': {
    title: 'SIRET transformé en nombre',
    why: 'Le tableur avait abrégé le SIRET en puissance de dix : sa clé de contrôle ne permet qu’un seul numéro.',
  },
  synonym: {
    title: 'Synonyme d’une valeur de la liste',
    why: 'Le mot désigne d’habitude cette valeur de la liste : vérifiez que c’est bien elle.',
  },
  'nearest-value': {
    title: 'Valeur la plus proche',
    why: 'La valeur de la liste la plus ressemblante a été choisie : vérifiez que c’est bien elle.',
  },
  'two-digit-year': {
    title: 'Année sur deux chiffres',
    why: 'L’année a été comprise comme une année de ce siècle : vérifiez la date.',
  },
  rounding: {
    title: 'Arrondi au centime',
    why: 'Le montant est arrondi à deux décimales : vérifiez que les totaux tombent juste.',
  },
  'cut-number': {
    title: 'Nombres coupés par leur virgule',
    why: 'Les deux moitiés du nombre sont réunies, et les cellules qui suivent reviennent dans leur colonne : vérifiez les montants.',
  },
  'blank-row': {
    title: 'Lignes vides',
    why: 'La ligne vide est supprimée.',
  },
  'blank-cells': {
    title: 'Cellules vides en trop',
    why: 'Les cellules vides après la dernière colonne sont supprimées.',
  },
  'blank-column': {
    title: 'Colonnes vides',
    why: 'La colonne sans nom et sans aucune valeur est supprimée.',
  },
  'label-spelling': {
    title: 'Noms de colonnes',
    why: 'Le nom de la colonne est écrit comme dans le modèle de fichier.',
  },
  'column-order': {
    title: 'Ordre des colonnes',
    why: 'La colonne est remise à la place qu’elle a dans le modèle de fichier.',
  },
  'missing-column': {
    title: 'Colonnes facultatives absentes',
    why: 'La colonne facultative qui manquait est ajoutée, vide.',
  },
  'label-by-place': {
    title: 'Nom de colonne déduit de sa place',
    why: 'La colonne a reçu le nom attendu à cette place : vérifiez que c’est bien elle.',
  },
  'surplus-column': {
    title: 'Colonnes en trop',
    why: 'La colonne que le modèle ne prévoit pas est supprimée, avec ses valeurs.',
  },
}

const en: Record<FixName, FixWords> = {
  encoding: {
    title: 'Encoding of the file',
    why: 'The file is written in UTF-8, which all programs read in the same way.',
  },
  'garbled-text': {
    title: 'Letters misread by a program',
    why: 'The signs that were a letter with its accent before a wrong reading become that letter again.',
  },
  'look-alikes': {
    title: 'Look-alike characters',
    why: 'Characters that look like others (dashes, digits, letters) are replaced by those of the keyboard.',
  },
  'control-characters': {
    title: 'Characters that do not show',
    why: 'A space replaces the control character: check the text.',
  },
  spaces: { title: 'Stray spaces', why: 'Stray spaces, some invisible, are removed: the value stays the same.' },
  apostrophe: { title: 'Apostrophes', why: 'The apostrophe is written as in the list of accepted values.' },
  spelling: {
    title: 'Spelling of a listed value',
    why: 'The value is written as in the list, with its capitals, accents and hyphens.',
  },
  currency: { title: 'Currency sign', why: 'The currency sign is removed: amounts are always in euros.' },
  thousands: {
    title: 'Thousands separators',
    why: 'Thousands separators are removed: a number is written in one piece.',
  },
  'decimal-mark': {
    title: 'Decimal comma or point',
    why: 'The decimal comma or point is replaced by the one that the column expects.',
  },
  'decimal-zeros': { title: 'Empty decimals', why: 'The zeros that a program added to a whole number are removed.' },
  'date-format': { title: 'Date format', why: 'The date is written as year-month-day.' },
  'list-separator': {
    title: 'Separator between several values',
    why: 'The values of the cell are separated by the sign that the column expects.',
  },
  'list-blank': { title: 'Surplus separator', why: 'The separator that no value follows is removed.' },
  'leading-zero': {
    title: 'Lost leading zero',
    why: 'The zero that the spreadsheet dropped at the start of the code is put back.',
  },
  'scientific-notation': {
    title: 'SIRET turned into a number',
    why: 'The spreadsheet had shortened the SIRET to a power of ten: its check digit allows only one number.',
  },
  synonym: {
    title: 'Synonym of a listed value',
    why: 'The word usually means this value of the list: check that it is the right one.',
  },
  'nearest-value': {
    title: 'Nearest value',
    why: 'The most similar value of the list was chosen: check that it is the right one.',
  },
  'two-digit-year': { title: 'Two-digit year', why: 'The year was read as one of this century: check the date.' },
  rounding: {
    title: 'Rounding to cents',
    why: 'The amount is rounded to two decimals: check that the totals still add up.',
  },
  'cut-number': {
    title: 'Numbers cut by their comma',
    why: 'The two halves of the number are joined, and the cells after it go back to their columns: check the amounts.',
  },
  'blank-row': { title: 'Blank rows', why: 'The blank row is removed.' },
  'blank-cells': { title: 'Surplus blank cells', why: 'The blank cells after the last column are removed.' },
  'blank-column': { title: 'Blank columns', why: 'The column without a name or a single value is removed.' },
  'label-spelling': { title: 'Column names', why: 'The name of the column is written as in the file template.' },
  'column-order': { title: 'Column order', why: 'The column is put back where the file template has it.' },
  'missing-column': { title: 'Absent optional columns', why: 'The optional column that was missing is added, empty.' },
  'label-by-place': {
    title: 'Column name told by its place',
    why: 'The column was given the name expected in this place: check that it is the right one.',
  },
  'surplus-column': {
    title: 'Surplus columns',
    why: 'The column that the template does not have is removed, with its values.',
  },
}

/** What each fix is called and why it changes a cell, in both languages. */
export const fixWords: Record<Locale, Record<FixName, FixWords>> = { fr, en }

/** The reasons for the change of a cell, a row or the header. */
export const describeFixes = (fixes: readonly FixName[], locale: Locale): string =>
  fixes.map(fix => fixWords[locale][fix].why).join(' ')

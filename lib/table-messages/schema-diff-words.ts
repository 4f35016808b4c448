import { counted as countedEn } from '../messages/english.ts'
import { counted as countedFr } from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import type { ComparedLimit } from '../table-schema/schema-diff.ts'

const fr = {
  same: 'Les deux schémas demandent la même chose.',
  compatible: 'Un fichier juste selon le premier schéma le reste selon le second.',
  incompatible: 'Un fichier juste selon le premier schéma peut ne plus l’être selon le second.',
  columnsAlone: 'Les règles qui comparent plusieurs colonnes ne sont pas comprises dans cette comparaison.',
  reworded: (names: readonly string[]): string =>
    `Seuls les textes changent pour ${countedFr(names.length, 'colonne', 'colonnes')} : ${names.join(', ')}.`,
  moved: (name: string, before: string, after: string): string =>
    `${name} passe de la colonne ${before} à la colonne ${after}`,
  column: (letter: string, name: string, changes: readonly string[]): string =>
    `${letter}  ${name} : ${changes.join(' ; ')}`,
  limit: (limit: string, change: string): string => `${limit} : ${change}`,
  limits: {
    type: 'type',
    unique: 'sans doublon',
    pattern: 'forme',
    separator: 'séparateur',
    decimalChar: 'marque décimale',
    minLength: 'longueur minimale',
    maxLength: 'longueur maximale',
    minimum: 'minimum',
    maximum: 'maximum',
    totalDigits: 'nombre de chiffres',
    fractionDigits: 'chiffres après la virgule',
  } as Readonly<Record<Exclude<ComparedLimit, 'required'>, string>>,
  yes: 'oui',
  no: 'non',
  none: 'libre',
  addedValues: (values: readonly string[]): string => `valeurs ajoutées : ${values.join(', ')}`,
  removedValues: (values: readonly string[]): string => `valeurs retirées : ${values.join(', ')}`,
  refusedNow: (cell: string): string => `« ${cell} » était accepté et ne l’est plus`,
}

/** The words of a comparison of two schemas. */
export const schemaDiffWords: Readonly<Record<Locale, typeof fr>> = {
  fr,
  en: {
    same: 'Both schemas ask for the same.',
    compatible: 'A file that is right by the first schema is right by the second.',
    incompatible: 'A file that is right by the first schema may be wrong by the second.',
    columnsAlone: 'Rules that compare several columns are no part of this comparison.',
    reworded: names => `Only texts change in ${countedEn(names.length, 'column', 'columns')}: ${names.join(', ')}.`,
    moved: (name, before, after) => `${name} moves from column ${before} to column ${after}`,
    column: (letter, name, changes) => `${letter}  ${name}: ${changes.join('; ')}`,
    limit: (limit, change) => `${limit}: ${change}`,
    limits: {
      type: 'type',
      unique: 'no duplicates',
      pattern: 'form',
      separator: 'separator',
      decimalChar: 'decimal mark',
      minLength: 'least length',
      maxLength: 'greatest length',
      minimum: 'minimum',
      maximum: 'maximum',
      totalDigits: 'number of digits',
      fractionDigits: 'digits after the decimal mark',
    },
    yes: 'yes',
    no: 'no',
    none: 'any',
    addedValues: values => `added values: ${values.join(', ')}`,
    removedValues: values => `removed values: ${values.join(', ')}`,
    refusedNow: cell => `“${cell}” was accepted and is no more`,
  },
}

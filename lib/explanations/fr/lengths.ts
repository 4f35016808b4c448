import type { ExplanationInWords } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

export const lengths: Readonly<Record<CodeOf<'lengths'>, ExplanationInWords>> = {
  'min-length': {
    meaning: 'Le texte est plus court que le schéma ne le demande. Les espaces comptent comme les lettres.',
    wrong: 'Le schéma demande 5 caractères au moins, et la cellule contient « 1340 ».',
    right: 'La cellule contient « 01340 ».',
    causes: [
      'Le tableur a pris un code pour un nombre et supprimé ses zéros de tête.',
      'Le texte a été abrégé, ou coupé pendant une copie.',
    ],
    steps: [open, 'Écrivez le texte en entier.', textColumn, save, checkAgain],
    origin: 'Contrainte « minLength » du schéma (Table Schema).',
  },
  'max-length': {
    meaning: 'Le texte est plus long que le schéma ne le permet. Les espaces comptent comme les lettres.',
    wrong: 'Le schéma permet 5 caractères au plus, et la cellule contient « 01 340 ».',
    right: 'La cellule contient « 01340 ».',
    causes: [
      'Des espaces ou des signes ont été ajoutés pour rendre un code plus lisible.',
      'Un commentaire a été écrit dans la même cellule, ou deux valeurs y sont réunies.',
    ],
    steps: [open, 'Ne gardez que la valeur attendue.', save, checkAgain],
    origin: 'Contrainte « maxLength » du schéma (Table Schema).',
  },
}

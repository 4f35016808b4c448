/**
 * The beginnings of the sentences that are quoted to the letter from the specification, straight apostrophes included.
 * All others have typographic apostrophes.
 */
const quoted = [
  "Ce mode de production n'est pas disponible",
  "Changer d'établissement",
  "Completez l'évaluation pour visualiser",
  "D'après l'annuaire",
  "Revenir à l'étape précédente",
] as const

export const isQuoted = (sentence: string): boolean => quoted.some(beginning => sentence.startsWith(beginning))

import { catalogue } from '../messages/catalogue.ts'

const short = (text: string): string => text.slice(0, 80)

interface Choice {
  readonly item: string
  readonly codes: readonly string[]
}

/** Why a filter of a list is refused. */
export const queryMessages = catalogue(
  {
    longest: (maximum: number) => `Ce filtre compte ${maximum} caractères au plus.`,
    day: (text: string) =>
      `« ${short(text)} » n’est pas une date valide : écrivez-la sous la forme année-mois-jour, par exemple 2024-01-30.`,
    year: (text: string) => `« ${short(text)} » n’est pas une année : écrivez ses quatre chiffres, par exemple 2024.`,
    id: (text: string) => `« ${short(text)} » n’est pas un identifiant.`,
    choice: ({ item, codes }: Choice) =>
      `« ${short(item)} » ne fait pas partie des valeurs possibles : ${codes.join(', ')}.`,
  },
  {
    longest: maximum => `This filter has ${maximum} characters at most.`,
    day: text => `“${short(text)}” is not a valid date: write it as year-month-day, for example 2024-01-30.`,
    year: text => `“${short(text)}” is not a year: write its four digits, for example 2024.`,
    id: text => `“${short(text)}” is not an identifier.`,
    choice: ({ item, codes }) => `“${short(item)}” is not one of the possible values: ${codes.join(', ')}.`,
  },
)

import { catalogue } from '../messages/catalogue.ts'

const short = (text: string): string => text.slice(0, 80)

/** Why a filter of the public canteens is refused. */
export const publicQueryMessages = catalogue(
  {
    count: (text: string) =>
      `« ${short(text)} » n’est pas un nombre de repas : écrivez un nombre entier, par exemple 250.`,
    share: (text: string) => `« ${short(text)} » n’est pas une part : écrivez un nombre de 0 à 1, par exemple 0.5.`,
    zoom: (text: string) => `« ${short(text)} » n’est pas une échelle de carte : écrivez un nombre entier de 0 à 18.`,
    box: (text: string) =>
      `« ${short(text)} » n’est pas une partie de carte : écrivez ouest, sud, est et nord en degrés, par exemple -5,41,10,51.`,
    region: (text: string) => `« ${short(text)} » n’est pas le code d’une région, par exemple 84.`,
    department: (text: string) => `« ${short(text)} » n’est pas le code d’un département, par exemple 35.`,
  },
  {
    count: text => `“${short(text)}” is not a number of meals: write a whole number, for example 250.`,
    share: text => `“${short(text)}” is not a share: write a number from 0 to 1, for example 0.5.`,
    zoom: text => `“${short(text)}” is not a scale of the map: write a whole number from 0 to 18.`,
    box: text =>
      `“${short(text)}” is not a part of the map: write west, south, east and north in degrees, for example -5,41,10,51.`,
    region: text => `“${short(text)}” is not the code of a region, for example 84.`,
    department: text => `“${short(text)}” is not the code of a department, for example 35.`,
  },
)

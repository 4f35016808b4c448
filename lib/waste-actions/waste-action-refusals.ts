import { catalogue } from '../messages/catalogue.ts'
import { counted as countedInEnglish } from '../messages/english.ts'
import { counted } from '../messages/french.ts'

/** The refusals about actions against food waste. */
export const wasteActionRefusals = catalogue(
  {
    'unknown-action': 'Cette action n’existe pas.',
    'noted-action': (canteens: number) =>
      `${counted(canteens, 'cantine suit cette action', 'cantines suivent cette action')} : la supprimer leur ferait perdre ce qu’elles ont écrit. Gardez-la en brouillon : elles la voient encore, et plus personne d’autre.`,
  },
  {
    'unknown-action': 'This action does not exist.',
    'noted-action': canteens =>
      `${countedInEnglish(canteens, 'canteen follows this action', 'canteens follow this action')}: deleting it would lose what they wrote. Keep it as a draft: they still see it, and nobody else does.`,
  },
)

import { catalogue } from '../messages/catalogue.ts'

/** The objections of the form of a canteen to what requests do not have: a search, boxes to tick. */
export const canteenFormMessages = catalogue(
  {
    'select-establishment': 'Vous devez sélectionner un établissement',
    'select-or-create-establishment': 'Vous devez sélectionner ou créer un établissement',
    'tick-box': 'La case doit être cochée',
  },
  {
    'select-establishment': 'You must select an establishment',
    'select-or-create-establishment': 'You must select or create an establishment',
    'tick-box': 'The box must be ticked',
  },
)

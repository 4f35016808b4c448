import { catalogue } from '../messages/catalogue.ts'

/** The objections to what a canteen notes of an action. */
export const wasteActionMessages = catalogue(
  {
    'wrong-day': 'Cette date n’existe pas : écrivez-la sous la forme année-mois-jour, par exemple 2026-03-09.',
    'wrong-year': 'Vérifiez l’année de cette date.',
    'done-to-come': 'Cette date est à venir : prévoyez plutôt l’action pour ce jour.',
    'not-done': 'Une action qui n’est pas faite n’a pas de date de réalisation.',
  },
  {
    'wrong-day': 'This date does not exist: write it as year-month-day, for example 2026-03-09.',
    'wrong-year': 'Check the year of this date.',
    'done-to-come': 'This date is to come: plan the action for that day instead.',
    'not-done': 'An action that is not done has no date on which it was done.',
  },
)

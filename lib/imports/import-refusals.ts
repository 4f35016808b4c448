import { catalogue } from '../messages/catalogue.ts'

/** The objections about an import that are not errors of its file. */
export const importRefusals = catalogue(
  {
    'unknown-import': 'Cet import n’existe pas, ou n’est pas le vôtre.',
    'unknown-plan': 'Cette simulation n’existe pas, ou n’est pas la vôtre.',
    'plan-of-plan': 'Une simulation ne se fait pas d’après une autre : donnez « dryRun » ou « plan ».',
    'other-choice': 'La simulation a été faite avec un autre choix. Laissez celui-ci de côté, ou simulez de nouveau.',
    'lost-canteen': 'La réponse à cette requête concerne une cantine que vous ne gérez plus.',
    'undo-refused': 'Cet import avait été refusé : il n’y a rien à annuler.',
    'undo-undone': 'Cet import a déjà été annulé.',
    'undo-late': (days: number) => `Cet import a plus de ${days} jours : il ne peut plus être annulé.`,
    'undo-not-manager': 'Vous ne gérez plus aucune des cantines de cet import : vous ne pouvez pas l’annuler.',
  },
  {
    'unknown-import': 'This import does not exist, or is not yours.',
    'unknown-plan': 'This dry run does not exist, or is not yours.',
    'plan-of-plan': 'A dry run cannot follow another: give “dryRun” or “plan”.',
    'other-choice': 'The dry run was made with another choice. Leave this one out, or make a new dry run.',
    'lost-canteen': 'The answer to this request is about a canteen that you no longer manage.',
    'undo-refused': 'This import had been refused: there is nothing to undo.',
    'undo-undone': 'This import was already undone.',
    'undo-late': days => `This import is more than ${days} days old: it can no longer be undone.`,
    'undo-not-manager': 'You no longer manage any canteen of this import: you cannot undo it.',
  },
)

import type { HeaderErrorCode } from '../table-schema/error.ts'
import { looksSame } from '../table-schema/look-alikes.ts'
import { en } from './en-words.ts'
import { errorMessages } from './error-messages.ts'
import { fr } from './fr-words.ts'
import { nameHidden } from './hidden-characters.ts'

/** The sentences of the errors of the header. */
export const headerMessages = errorMessages<HeaderErrorCode>(
  {
    'missing-header': {
      title: 'Ligne d’en-tête absente',
      message: () => 'La première ligne ne contient aucun des noms de colonnes attendus.',
      advice: ({ expected: labels }) => `Ajoutez en première ligne les noms de colonnes : ${labels}.`,
    },
    'blank-label': {
      title: 'Colonne sans nom',
      message: ({ letter }) => `La colonne ${letter} n’a pas de nom.`,
      advice: () => 'Supprimez cette colonne : le fichier ne doit contenir que les colonnes du modèle.',
    },
    'duplicate-label': {
      title: 'Colonne en double',
      message: ({ letter, value }) => `La colonne ${letter} répète le nom ${fr.quote(value)}.`,
      advice: () => 'Gardez une seule colonne de ce nom.',
    },
    'missing-label': {
      title: 'Colonne manquante',
      message: ({ expected: label }) => `La colonne ${fr.quote(label)} manque.`,
      advice: () => 'Ajoutez cette colonne à sa place, même si ses cellules restent vides.',
    },
    'extra-label': {
      title: 'Colonne en trop',
      message: ({ letter, value }) => `La colonne ${letter}, ${fr.quote(value)}, n’est pas attendue.`,
      advice: () => 'Supprimez cette colonne : le fichier ne doit contenir que les colonnes du modèle.',
    },
    'incorrect-label': {
      title: 'Nom de colonne incorrect',
      message: ({ letter, value, expected: label }) =>
        looksSame(value ?? '', label ?? '')
          ? `Le nom de la colonne ${letter}, ${fr.quote(label)}, contient ${nameHidden(value ?? '', 'fr')}, que l’œil ne distingue pas.`
          : `La colonne ${letter} s’appelle ${fr.quote(value)} au lieu de ${fr.quote(label)}.`,
      advice: ({ value, expected: label }) =>
        looksSame(value ?? '', label ?? '')
          ? `Effacez ce nom et retapez ${fr.quote(label)}, sans le copier.`
          : `Renommez cette colonne ${fr.quote(label)}, avec les mêmes accents, majuscules et minuscules.`,
    },
    'misplaced-label': {
      title: 'Colonne mal placée',
      message: ({ letter, value }) => `La colonne ${fr.quote(value)} n’est pas à sa place en colonne ${letter}.`,
      advice: ({ expected: before }) =>
        before ? `Placez-la juste après la colonne ${fr.quote(before)}.` : 'Placez-la en première colonne.',
    },
  },
  {
    'missing-header': {
      title: 'No header row',
      message: () => 'The first row holds none of the expected column names.',
      advice: ({ expected: labels }) => `Put the column names in the first row: ${labels}.`,
    },
    'blank-label': {
      title: 'Column without a name',
      message: ({ letter }) => `Column ${letter} has no name.`,
      advice: () => 'Remove this column: the file must hold only those of the template.',
    },
    'duplicate-label': {
      title: 'Repeated column',
      message: ({ letter, value }) => `Column ${letter} repeats the name ${en.quote(value)}.`,
      advice: () => 'Keep one column of this name.',
    },
    'missing-label': {
      title: 'Missing column',
      message: ({ expected: label }) => `Column ${en.quote(label)} is missing.`,
      advice: () => 'Add this column at its place, even if its cells stay empty.',
    },
    'extra-label': {
      title: 'Unexpected column',
      message: ({ letter, value }) => `Column ${letter}, ${en.quote(value)}, is not expected.`,
      advice: () => 'Remove this column: the file must hold only those of the template.',
    },
    'incorrect-label': {
      title: 'Wrong column name',
      message: ({ letter, value, expected: label }) =>
        looksSame(value ?? '', label ?? '')
          ? `The name of column ${letter}, ${en.quote(label)}, holds ${nameHidden(value ?? '', 'en')}, which the eye does not notice.`
          : `Column ${letter} is named ${en.quote(value)} instead of ${en.quote(label)}.`,
      advice: ({ value, expected: label }) =>
        looksSame(value ?? '', label ?? '')
          ? `Delete this name and type ${en.quote(label)} again, without copying it.`
          : `Rename this column ${en.quote(label)}, with the same accents and capitals.`,
    },
    'misplaced-label': {
      title: 'Misplaced column',
      message: ({ letter, value }) => `Column ${en.quote(value)} is not at its place in column ${letter}.`,
      advice: ({ expected: before }) =>
        before ? `Move it right after column ${en.quote(before)}.` : 'Move it to the first place.',
    },
  },
)

import { en } from '../table-messages/en-words.ts'
import { errorMessages } from '../table-messages/error-messages.ts'
import { fr } from '../table-messages/fr-words.ts'
import { looksSame } from '../table-schema/look-alikes.ts'
import type { CanteenLeniencyCode } from './canteen-leniency.ts'

/** The sentences of the warnings about cells that are read in spite of their form. */
export const canteenLeniencyMessages = errorMessages<CanteenLeniencyCode>(
  {
    'spaces-in-code': {
      title: 'Espaces dans un numéro',
      message: ({ value, expected: meant }) => `${fr.quote(value)} est lu sans ses espaces : ${fr.quote(meant)}.`,
      advice: () => 'Il n’y a rien à faire. Les corrections automatiques peuvent l’écrire ainsi dans le fichier.',
    },
    'listed-value-spelling': {
      title: 'Valeur écrite autrement que dans la liste',
      message: ({ value, expected: meant }) =>
        looksSame(value ?? '', meant ?? '')
          ? `${fr.quote(meant)} est lu sans les caractères invisibles que la cellule contient.`
          : `${fr.quote(value)} est lu comme ${fr.quote(meant)}.`,
      advice: () =>
        'Si c’est bien cette valeur, il n’y a rien à faire. Les corrections automatiques peuvent l’écrire ainsi dans le fichier.',
    },
    'lost-leading-zero': {
      title: 'Zéro perdu en tête',
      message: ({ value, expected: meant }) =>
        `${fr.quote(value)} est lu comme ${fr.quote(meant)} : un tableur retire le zéro au début d’un code.`,
      advice: () =>
        'Si c’est bien ce code, il n’y a rien à faire. Les corrections automatiques peuvent l’écrire ainsi dans le fichier.',
    },
    'sectors-left-empty': {
      title: 'Secteurs laissés vides',
      message: () => 'Aucun secteur n’est indiqué : une cantine déjà enregistrée garde les siens.',
      advice: () => 'Indiquez au moins un secteur si la cantine est nouvelle, ou si ses secteurs ont changé.',
    },
    'type-left-empty': {
      title: 'Type laissé vide',
      message: error => `La colonne ${fr.column(error)} est vide : la cantine est enregistrée sans cette information.`,
      advice: () => 'Indiquez-la si vous la connaissez : une cellule vide efface celle qui est déjà enregistrée.',
    },
  },
  {
    'spaces-in-code': {
      title: 'Spaces in a number',
      message: ({ value, expected: meant }) => `${en.quote(value)} is read without its spaces: ${en.quote(meant)}.`,
      advice: () => 'There is nothing to do. Automatic corrections can write it so in the file.',
    },
    'listed-value-spelling': {
      title: 'Value not spelled as in the list',
      message: ({ value, expected: meant }) =>
        looksSame(value ?? '', meant ?? '')
          ? `${en.quote(meant)} is read without the invisible characters of the cell.`
          : `${en.quote(value)} is read as ${en.quote(meant)}.`,
      advice: () => 'If it is that value, there is nothing to do. Automatic corrections can write it so in the file.',
    },
    'lost-leading-zero': {
      title: 'Leading zero lost',
      message: ({ value, expected: meant }) =>
        `${en.quote(value)} is read as ${en.quote(meant)}: spreadsheets drop the zero at the start of a code.`,
      advice: () => 'If it is that code, there is nothing to do. Automatic corrections can write it so in the file.',
    },
    'sectors-left-empty': {
      title: 'Sectors left empty',
      message: () => 'No sector is given: a canteen that is stored already keeps its own.',
      advice: () => 'Give at least one sector if the canteen is new, or if its sectors have changed.',
    },
    'type-left-empty': {
      title: 'Type left empty',
      message: error => `Column ${en.column(error)} is empty: the canteen is stored without this information.`,
      advice: () => 'Give it if you know it: an empty cell erases the stored one.',
    },
  },
)

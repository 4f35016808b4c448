import { en } from '../table-messages/en-words.ts'
import { errorMessages } from '../table-messages/error-messages.ts'
import { fr } from '../table-messages/fr-words.ts'
import type { FolderErrorCode } from './folder-check.ts'

/** The sentences of the errors between files of a folder. */
export const folderErrorMessages = errorMessages<FolderErrorCode>(
  {
    'canteen-not-beside': {
      title: 'Cantine absente des fichiers de cantines',
      message: ({ value }) => `Aucun fichier de cantines du dossier ne contient le SIRET ${fr.quote(value)}.`,
      advice: () => 'Vérifiez le numéro, ou ajoutez la cantine, sauf si elle est déjà enregistrée sur la plateforme.',
    },
    'repeated-across-files': {
      title: 'Cantine répétée dans deux fichiers',
      message: ({ value, expected: first }) =>
        `Le SIRET ${fr.quote(value)} est déjà dans le fichier ${fr.quote(first)}.`,
      advice: () => 'Gardez la cantine dans un seul fichier, ou corrigez le numéro.',
    },
  },
  {
    'canteen-not-beside': {
      title: 'Canteen in no canteens file',
      message: ({ value }) => `No canteens file of the folder holds the SIRET ${en.quote(value)}.`,
      advice: () => 'Check the number, or add the canteen, unless it is already on the platform.',
    },
    'repeated-across-files': {
      title: 'Canteen repeated in two files',
      message: ({ value, expected: first }) =>
        `The SIRET ${en.quote(value)} is already in the file ${en.quote(first)}.`,
      advice: () => 'Keep the canteen in one file, or correct the number.',
    },
  },
)

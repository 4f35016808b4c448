import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

/** The codes of a full disk, or of a full share of it. */
export const isFull = (code: string): boolean => code === 'ENOSPC' || code === 'EDQUOT'

/** The words of reading and writing files. */
export const filesFr = {
  readingTerminal: 'Lecture de l’entrée standard : collez le contenu du fichier, puis Ctrl-D.',
  standardInput: 'entrée standard',
  unreadable: 'illisible',
  fileNotFound: (file: string): Sentences => ({
    message: `Le fichier ${q(file)} est introuvable.`,
    advice: 'Vérifiez son nom et le dossier où il se trouve.',
  }),
  isADirectory: (file: string): Sentences => ({
    message: `${q(file)} est un dossier, pas un fichier.`,
    advice: `Indiquez les fichiers qu’il contient, par exemple ${q(`${file.replace(/\/$/, '')}/*.csv`)}.`,
  }),
  emptyFolder: (folder: string): Sentences => ({
    message: `Le dossier ${q(folder)} ne contient aucun fichier à vérifier.`,
    advice: 'Les fichiers vérifiés dans un dossier sont ceux dont le nom se termine par .csv, .tsv, .xlsx ou .ods.',
  }),
  notPermitted: (file: string): Sentences => ({
    message: `Vous n’avez pas le droit de lire le fichier ${q(file)}.`,
    advice: 'Demandez ce droit à la personne à qui appartient le fichier, ou copiez-le dans un de vos dossiers.',
  }),
  unreadableFile: (file: string, code: string): Sentences => ({
    message: `Le fichier ${q(file)} n’a pas pu être lu (${code}).`,
    advice: 'Vérifiez qu’il s’ouvre bien dans un autre logiciel, puis recommencez.',
  }),
  standardInputTwice: {
    message: 'L’entrée standard (-) ne peut être lue qu’une fois.',
    advice: 'Gardez un seul tiret dans la liste des fichiers.',
  },
  fileExists: (file: string): Sentences => ({
    message: `Le fichier ${q(file)} existe déjà : il n’a pas été touché.`,
    advice: 'Choisissez un autre nom, ou remplacez-le avec --force.',
  }),
  cannotWriteOutput: (code: string): Sentences => ({
    message: `La sortie standard n’a pas pu être écrite en entier (${code}).`,
    advice: 'Vérifiez la place qui reste sur le disque, puis relancez la commande.',
  }),
  cannotWrite: (file: string, code: string): Sentences => ({
    message: `Le fichier ${q(file)} n’a pas pu être écrit (${code}).`,
    advice: isFull(code)
      ? 'Le disque est plein : libérez de la place, puis relancez la commande.'
      : 'Vérifiez que le dossier existe et que vous pouvez y écrire.',
  }),
  jsonOnStandardOutput: {
    message: 'Le fichier et le compte rendu JSON ne peuvent pas occuper tous deux la sortie standard.',
    advice: 'Écrivez le fichier ailleurs avec --output.',
  },
  notOnTerminal: {
    message: 'Un classeur ne s’affiche pas dans un terminal.',
    advice: 'Écrivez-le dans un fichier avec --output, ou choisissez --format csv.',
  },
}

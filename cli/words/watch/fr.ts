import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

export interface WatchTotals {
  readonly accepted: number
  readonly refused: number
  readonly delayed: number
}

/** The words of `watch`. */
export const watchFr = {
  watching: (folder: string, imports: boolean): string =>
    `Dossier surveillé : ${folder} — les fichiers qui y arrivent sont ${imports ? 'vérifiés puis importés' : 'vérifiés'}. Ctrl-C pour arrêter.`,
  moved: (file: string, place: string): string => `${file} → ${place}, avec son compte rendu`,
  delayed: (file: string, { message }: Sentences, seconds: number | null): string =>
    `${file} — reste dans le dossier : ${message} ${
      seconds === null ? 'Il sera repris à la prochaine exécution.' : `Nouvel essai dans ${Math.ceil(seconds)} s.`
    }`,
  away: (folder: string, seconds: number): string =>
    `Le dossier ${q(folder)} ne peut plus être lu : il est peut-être sur un disque du réseau qui ne répond pas. Nouvel essai toutes les ${Math.ceil(seconds)} s.`,
  back: (folder: string): string => `Le dossier ${q(folder)} peut de nouveau être lu.`,
  folderAway: (folder: string): Sentences => ({
    message: `Le dossier ${q(folder)} ne peut plus être lu.`,
    advice: 'Vérifiez qu’il existe encore et que son disque répond, puis relancez la commande.',
  }),
  stopping: 'Arrêt demandé : la commande finit le fichier en cours. Ctrl-C de nouveau pour arrêter tout de suite.',
  stopped: ({ accepted, refused, delayed }: WatchTotals): string =>
    `Surveillance terminée : ${counted(accepted, 'fichier accepté', 'fichiers acceptés')}, ${number(refused)} ${plural(refused, 'refusé', 'refusés')}, ${number(delayed)} en attente.`,
  watchedAlready: (folder: string, holder: { readonly pid: number; readonly host: string } | null): Sentences => ({
    message: `Le dossier ${q(folder)} est déjà surveillé${holder ? ` par le processus ${holder.pid} de la machine ${q(holder.host)}` : ''}.`,
    advice: 'Arrêtez l’autre surveillance, ou surveillez un autre dossier.',
  }),
  lockLost: (folder: string): Sentences => ({
    message: `Une autre surveillance a pris le dossier ${q(folder)} : celle-ci s’arrête.`,
    advice: 'Gardez une seule surveillance par dossier.',
  }),
  notAFolder: (folder: string): Sentences => ({
    message: `${q(folder)} n’est pas un dossier.`,
    advice: 'Vérifiez son nom, ou créez ce dossier, puis relancez la commande.',
  }),
  help: {
    watch:
      'surveille un dossier : vérifie chaque fichier qui y arrive, puis le range avec son compte rendu dans traités/ ou refusés/',
    folder: 'dossier où les fichiers sont déposés',
    folderArgument: 'dossier',
    import: 'importe aussi les fichiers valides, chacun une seule fois',
    once: 'traite les fichiers présents, puis s’arrête (pour une tâche planifiée)',
    settle: 'durée sans changement après laquelle un fichier est lu',
    interval: 'attente entre deux regards sur un dossier qui n’annonce pas ses changements',
    json: `Avec --json, une ligne par événement : { date, event, … }, où « event » vaut
  watching ({ folder, import }), accepted ou refused ({ file, moved, report,
  result }), delayed ({ file, error, retrySeconds }), away ({ folder,
  retrySeconds }) puis back ({ folder }) quand le dossier n’est plus lisible puis
  l’est de nouveau, ou stopped ({ accepted, refused, delayed }).
Un fichier de même nom n’en remplace jamais un autre. Un fichier caché, vide,
ou dont le nom ne finit pas par .csv, .tsv, .xlsx ou .ods (achats.csv.part) est
laissé en place.`,
  },
}

import { counted, number } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { watchFr } from './fr.ts'

export const watchEn: typeof watchFr = {
  watching: (folder, imports) =>
    `Watched folder: ${folder} — the files that come are ${imports ? 'checked, then imported' : 'checked'}. Ctrl-C to stop.`,
  moved: (file, place) => `${file} → ${place}, with its report`,
  delayed: (file, { message }, seconds) =>
    `${file} — stays in the folder: ${message} ${
      seconds === null ? 'The next run will take it.' : `Next try in ${Math.ceil(seconds)} s.`
    }`,
  away: (folder, seconds) =>
    `The folder ${q(folder)} can no longer be read: it may be on a network drive that does not answer. Next try every ${Math.ceil(seconds)} s.`,
  back: folder => `The folder ${q(folder)} can be read again.`,
  folderAway: folder => ({
    message: `The folder ${q(folder)} can no longer be read.`,
    advice: 'Check that it still exists and that its drive answers, then run the command again.',
  }),
  stopping: 'Stop asked: the command ends the file under way. Ctrl-C again to stop at once.',
  stopped: ({ accepted, refused, delayed }) =>
    `End of the watch: ${counted(accepted, 'file accepted', 'files accepted')}, ${number(refused)} refused, ${number(delayed)} waiting.`,
  watchedAlready: (folder, holder) => ({
    message: `The folder ${q(folder)} is watched already${holder ? ` by process ${holder.pid} of the machine ${q(holder.host)}` : ''}.`,
    advice: 'Stop the other watch, or watch another folder.',
  }),
  lockLost: folder => ({
    message: `Another watch has taken the folder ${q(folder)}: this one stops.`,
    advice: 'Keep one watch for a folder.',
  }),
  notAFolder: folder => ({
    message: `${q(folder)} is not a folder.`,
    advice: 'Check its name, or make that folder, then run the command again.',
  }),
  help: {
    watch: 'watches a folder: checks each file that comes, then files it with its report in traités/ or refusés/',
    folder: 'folder where files are dropped',
    folderArgument: 'folder',
    import: 'also imports the valid files, each of them once',
    once: 'handles the files that are there, then ends (for a scheduled task)',
    settle: 'time without a change after which a file is read',
    interval: 'wait between two looks at a folder that does not tell its changes',
    json: `With --json, one line an event: { date, event, … }, where “event” is
  watching ({ folder, import }), accepted or refused ({ file, moved, report,
  result }), delayed ({ file, error, retrySeconds }), away ({ folder,
  retrySeconds }) then back ({ folder }) when the folder can no longer be read,
  then can again, or stopped ({ accepted, refused, delayed }).
A file never replaces another of the same name. A file that is hidden, empty,
or whose name does not end with .csv, .tsv, .xlsx or .ods (purchases.csv.part)
is left in place.`,
  },
}

import { quoteEn as q } from '../quotes.ts'
import type { demonstrationFr } from './fr.ts'

export const demonstrationEn: typeof demonstrationFr = {
  noServer: {
    message: 'The demonstration server does not come with this command.',
    advice:
      'Clone the repository of ma cantine, run “npm ci && npm run build” there, and try again with --clone FOLDER (or “npm ci && npm run demo”).',
  },
  notBuilt: folder => ({
    message: `The folder ${q(folder)} has no built server.`,
    advice: 'Give the folder of a clone of ma cantine in which “npm ci && npm run build” was run.',
  }),
  portTaken: port => ({
    message: `The port ${port} is taken already.`,
    advice: 'Choose another one, or --port 0 for a free one.',
  }),
  portNotAllowed: port => ({
    message: `The port ${port} cannot be opened.`,
    advice: 'Choose a port from 1024 on, or --port 0 for a free one.',
  }),
  badPort: 'write a number from 0 to 65535.',
  inUse: folder => ({
    message: `Another demonstration server uses the folder ${q(folder)}.`,
    advice: 'Stop it, or choose another folder with --data.',
  }),
  ended: reason => ({
    message: `The demonstration server has stopped${reason === '' ? '' : `: ${reason}`}.`,
    advice: 'Run the command again. If it happens again, run “npm start” in the clone to see everything.',
  }),
  listening: url => `Demonstration server at ${url}, which only this machine reaches. Its data are invented.`,
  account: (username, password) =>
    password === null
      ? `User name: ${username}   Password: that of the first start`
      : `User name: ${username}   Password: ${password}`,
  canteens: 'This account manages:',
  elsewhere: 'In another terminal:',
  stop: folder =>
    folder === null
      ? 'Ctrl-C stops it and removes its data.'
      : `Ctrl-C stops it. Its data stay in ${folder}, for the next time.`,
  help: {
    serve: 'start a demonstration server on this machine, with an account and five invented canteens',
    port: 'port where it listens, 0 for a free one',
    portArgument: 'number',
    data: 'keep its data in this folder (otherwise they are removed at the end)',
    folderArgument: 'folder',
    clone: 'clone of ma cantine to take the server from (otherwise the one the command comes from)',
    json: 'With --json, one line once it listens: { ok, server, username, password, token, canteens:\n[{ id, name, siret }], data, pid }. Ctrl-C or SIGTERM stops it.',
  },
}

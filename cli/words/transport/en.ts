import { formatTenths } from '@ma-cantine/lib/messages/numbers'
import { quoteEn as q } from '../quotes.ts'
import type { serverFr } from './fr.ts'

const checkTheNetwork = 'Check your connection and the address of the server, then try again.'

export const serverEn: typeof serverFr = {
  unencrypted: server =>
    `Beware: ${server} is not encrypted, your token can be read on its way. Prefer an https address.`,
  badServerAddress: text => ({
    message: `${q(text)} is not the address of a server.`,
    advice: 'Write it whole, for example https://ma-cantine.agriculture.gouv.fr.',
  }),
  signInRefused: (server, detail) => ({
    message: `${server} refused access${detail ? `: ${detail}` : '.'}`,
    advice:
      'Your token may be expired, revoked or without the rights it takes (user:read and import:write): create a new one in your account, then run “ma-cantine login”.',
  }),
  serverUnreachable: server => ({ message: `The server ${server} does not answer.`, advice: checkTheNetwork }),
  serverUnknown: server => ({
    message: `The server ${server} does not exist, or your connection is down.`,
    advice: checkTheNetwork,
  }),
  serverTooSlow: (server, seconds) => ({
    message: `The server ${server} did not answer in ${formatTenths(seconds, 'en')} s.`,
    advice: 'Try again later, or wait longer with --timeout.',
  }),
  connectionLost: server => ({ message: `The connection with ${server} was cut.`, advice: checkTheNetwork }),
  certificateRefused: server => ({
    message: `The security certificate of ${server} is not trusted.`,
    advice: 'Check the address, or ask your IT department.',
  }),
  unexpectedAnswer: server => ({
    message: `The answer of ${server} is not that of ma cantine.`,
    advice: 'Check the address of the server; if it is right, try again later.',
  }),
  serverError: (server, status) => ({
    message: `An error occurred on the server ${server} (${status}).`,
    advice: 'Try again later.',
  }),
  tooManyRequests: server => ({
    message: `The server ${server} receives too many requests.`,
    advice: 'Try again in a few minutes.',
  }),
  fileTooLarge: server => ({
    message: `The file is too large for ${server}.`,
    advice: 'Cut the file into several smaller ones, each with its header row.',
  }),
  badRequest: messages => ({
    message: `The server refused the request: ${messages.join(' ')}`,
    advice: 'Check that the command and the server are up to date.',
  }),
}

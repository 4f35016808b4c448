import { formatTenths, formatWhole } from '@ma-cantine/lib/messages/numbers'
import { quoteEn as q } from '../quotes.ts'
import type { serverFr } from './fr.ts'

const checkTheNetwork = 'Check your connection and the address of the server, then try again.'
const checkTheProxy = (variable: string): string =>
  `Check your connection and the address that the variable ${variable} gives, then try again.`

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
    message: `The security certificate of ${server} is not trusted: this computer does not know the authority that signed it.`,
    advice:
      'Check the address. If your network has an authority of its own, ask your IT department for its certificate, and give the path of the file in the variable NODE_EXTRA_CA_CERTS.',
  }),
  certificateOutdated: server => ({
    message: `The security certificate of ${server} is not valid on today’s date.`,
    advice: 'Check the date of your computer; if it is right, try again later.',
  }),
  certificateOfAnother: server => ({
    message: `The security certificate that ${server} shows is that of another address.`,
    advice: 'Check the address, or ask your IT department.',
  }),
  notEncrypted: server => ({
    message: `No encrypted connection could be made with ${server}.`,
    advice: 'Check that the address and its port are those of an https connection.',
  }),
  redirected: (server, target) => ({
    message: `${server} redirects to another address, ${target}: nothing was sent there.`,
    advice:
      'If ma cantine has moved, give its new address with --server; otherwise, your network may want you to open its sign-in page in a browser first.',
  }),
  badProxyAddress: variable => ({
    message: `The variable ${variable} does not give the address of an http or https proxy.`,
    advice: `Write it as proxy.example.com:3128 or http://name:password@proxy.example.com:3128 (signs such as @, #, / or % in a password are written %40, %23, %2F and %25), or empty it to use no proxy.`,
  }),
  proxySignIn: (proxy, variable) => ({
    message: `The proxy ${proxy} asks for a name and a password, or refuses those that it was given.`,
    advice: `Write them in the variable ${variable}, as http://name:password@proxy.example.com:3128; your IT department knows them.`,
  }),
  proxyRefused: (proxy, server, status) => ({
    message: `The proxy ${proxy} opened no connection to ${server} (answer ${status}).`,
    advice: 'Check the address of the server; if it is right, ask your IT department whether the proxy allows it.',
  }),
  proxyTooSlow: (proxy, variable, seconds) => ({
    message: `The proxy ${proxy} did not answer in ${formatTenths(seconds, 'en')} s.`,
    advice: `Try again later, or check the address that the variable ${variable} gives.`,
  }),
  proxyUnreachable: (proxy, variable) => ({
    message: `The proxy ${proxy} does not answer.`,
    advice: checkTheProxy(variable),
  }),
  proxyUnknown: (proxy, variable) => ({
    message: `The proxy ${proxy} does not exist, or your connection is down.`,
    advice: checkTheProxy(variable),
  }),
  proxyLost: (proxy, server) => ({
    message: `The proxy ${proxy} cut the connection to ${server}.`,
    advice: 'Try again; if it goes on, ask your IT department.',
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
  answered: (status, milliseconds, id) =>
    `${status}, ${formatWhole(milliseconds, 'en')} ms${id === null ? '' : `, request ${id}`}`,
  unanswered: (reason, milliseconds) => `no answer after ${formatWhole(milliseconds, 'en')} ms: ${reason}`,
}

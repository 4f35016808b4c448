import { quoteEn as q } from '../quotes.ts'
import type { apiFr } from './fr.ts'

export const apiEn: typeof apiFr = {
  badMethod: (method, known) => ({
    message: `${q(method)} is not a method of the API.`,
    advice: `Choose among ${known.join(', ')}.`,
  }),
  badPath: path => ({
    message: `${q(path)} is not a path of the API.`,
    advice: 'A path begins with a single slash, for example /api/v1/sectors/. For another server: --server.',
  }),
  badParameter: parameter => ({
    message: `${q(parameter)} is not a parameter.`,
    advice: 'Write its name, the sign = and its value, for example limit=100.',
  }),
  twoContents: {
    message: '--body and --file do not go together.',
    advice: 'A request has a JSON content, or a file.',
  },
  notJson: file => ({
    message: `${q(file)} is not well-formed JSON.`,
    advice: 'Correct it. To send a file as it is: --file.',
  }),
  notJsonAnswer: {
    message: 'The answer is a file, which a JSON object cannot hold.',
    advice: 'Leave out --json, or save the file with --output.',
  },
  saved: place => `The answer is written in ${place}.`,
  badRequest: {
    message: 'The server refused the request.',
    advice:
      'The documentation of the API says what each call expects: the page “Development and APIs” of the site leads there.',
  },
  ofField: (field, message) => `${field}: ${message}`,
  refusedAdvice: 'Check the path and the data; the documentation of the API describes each call.',
  help: {
    api: 'calls the API, with your token if there is one, and writes its answer as it is',
    methodArgument: 'method',
    method: 'GET, POST, PUT, PATCH or DELETE',
    pathArgument: 'path',
    path: 'from the root of the server, for example /api/v1/sectors/',
    parameterArgument: 'name=value',
    query: 'adds a parameter to the address; can be repeated',
    body: 'sends the JSON of this file, or of the standard input with -',
    file: 'sends this file, as imports do',
    dryRun: 'tries the call without storing anything, where the API allows it',
    idempotencyKey: 'key of the request, for a script that starts again: with the same key, the call acts once',
    versionArgument: 'version',
    ifMatch: 'changes this version alone (modificationDate): refused if somebody else has changed the data',
    examples: `Examples:
  ma-cantine api GET /api/v1/sectors/
  ma-cantine api GET /api/v1/purchases/ -q limit=100 -q search=carottes
  ma-cantine api POST /api/v1/purchases/ --body purchase.json --dry-run
  ma-cantine api GET /api/v1/achats.csv --output purchases.csv
With --json: { ok, server, status, answer }, or { ok, server, status, file, bytes } with --output.`,
  },
}

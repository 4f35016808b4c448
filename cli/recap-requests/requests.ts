import type { RecapRequest } from '@ma-cantine/lib'
import type { Client } from '@ma-cantine/lib/http/client'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type RecapRequestState, recapRequestStates } from '@ma-cantine/lib/recap-requests/recap-request-states'
import { type Command, Option } from 'commander'
import type { Context } from '../app/context.ts'
import { oneOf, wholeNumber, yearNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { canteenFilter, canteenQuery } from '../canteens/canteen-filter.ts'
import { defineList } from '../lists/list-command.ts'
import { isId, type ListedRecords, type ShownRecords } from '../lists/records.ts'
import { defineShow } from '../lists/show-command.ts'
import { day } from '../lists/typed-day.ts'
import { serverVerbs } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import type { ActOptions } from './act-on-request.ts'
import { describeRequest, describeRequestDetail } from './request-output.ts'
import type { SaveOptions } from './save-request-file.ts'
import type { SendOptions } from './send-request.ts'

interface Filters {
  readonly state?: RecapRequestState
  readonly canteen?: readonly string[]
}

const loadApi = () => import('@ma-cantine/lib/recap-requests/recap-requests-api')

const queryOf = async (client: Client, { state, canteen }: Filters, context: Context) => ({
  ...(state ? { state } : {}),
  ...(await canteenQuery(client, canteen, context)),
})

const records: ListedRecords<RecapRequest, Filters, Awaited<ReturnType<typeof queryOf>>> & ShownRecords<RecapRequest> =
  {
    many: 'requests',
    one: 'request',
    words: words => words.requests,
    unknownCode: 'unknown-request',
    filters: words => [
      new Option(`--state <${words.requests.help.stateArgument}>`, words.requests.help.state).argParser(
        oneOf(recapRequestStates, words),
      ),
      canteenFilter(words, words.requests.help.ofCanteens),
    ],
    query: queryOf,
    mostInPage: pageSizes.recapRequests.most,
    read: async (client, query) => client.call((await loadApi()).listRecapRequests, { query }),
    describe: describeRequest,
    isNumber: isId,
    find: async (client, number) =>
      client.call((await loadApi()).getRecapRequest, { params: { requestId: Number(number) } }),
    describeDetail: describeRequestDetail,
  }

/** Defines the verbs by which managers ask for recaps and follow what becomes of it. */
export function defineRequests(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.requests
  const verb = serverVerbs(program, 'requests', help.command, words)
  defineList(verb, records, locale)
  defineShow(verb, records, locale)
  verb('send', help.send)
    .argument(`<${help.emailArgument}>`, help.email)
    .requiredOption(`--provider <${help.providerArgument}>`, help.provider)
    .addOption(canteenFilter(words, help.canteens).makeOptionMandatory())
    .option(`--year <${words.help.yearArgument}>`, help.year, yearNumber(words))
    .option(`--from <${words.help.dayArgument}>`, help.from, day(words))
    .option(`--to <${words.help.dayArgument}>`, help.to, day(words))
    .option('--contractor', help.contractor)
    .option(`--note <${help.noteArgument}>`, help.note)
    .option(`--deadline <${words.help.dayArgument}>`, help.deadline, day(words))
    .option(`--remind-every <${help.daysArgument}>`, help.remindEvery, wholeNumber(words))
    .option('--dry-run', help.dryRun)
    .option(`--idempotency-key <${help.keyArgument}>`, help.key)
    .addHelpText('after', `\n${help.sendJson}`)
    .action(runCommand(send, locale))
  for (const act of ['remind', 'close'] as const) {
    verb(act, help[act])
      .argument(`<${help.numberArgument}>`, help.number)
      .option('--dry-run', help.dryRun)
      .action(runCommand(actOn(act), locale))
  }
  for (const file of ['download', 'proof'] as const) {
    verb(file, help[file])
      .argument(`<${help.numberArgument}>`, help.number)
      .option(`-o, --output <${words.help.outputArgument}>`, help.output)
      .option('--force', words.help.force)
      .action(runCommand(save(file), locale))
  }
}

const send: Verb<SendOptions> = async (context, [email = ''], options) =>
  (await import('./send-request.ts')).sendRequest(email, options, context)

const actOn =
  (act: 'remind' | 'close'): Verb<ActOptions> =>
  async (context, [number = ''], options) =>
    (await import('./act-on-request.ts')).actOnRequest(act, number, options, context)

const save =
  (file: 'download' | 'proof'): Verb<SaveOptions> =>
  async (context, [number = ''], options) =>
    (await import('./save-request-file.ts')).saveRequestFile(file, number, options, context)

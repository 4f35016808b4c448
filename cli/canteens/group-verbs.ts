import type { Canteen } from '@ma-cantine/lib'
import type { GroupConversion } from '@ma-cantine/lib/canteens/group-conversion-api'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import type { Client } from '@ma-cantine/lib/http/client'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { wholeNumber } from '../app/options.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { refusalOfRecords } from '../lists/records.ts'
import type { FileOutput } from '../output/file-output.ts'
import { outputsResult } from '../output/outputs-result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { openServer, type ServerOptions, type ServerVerb } from '../transport/call-server.ts'
import { sendAgain } from '../transport/send-again.ts'
import { wordsOf } from '../words/words.ts'
import { canteenId } from './canteen-filter.ts'
import { describeCanteenDetail } from './canteen-output.ts'
import { describePlan } from './group-output.ts'

interface ActOptions extends CommonOptions, ServerOptions {
  readonly yes?: true
  readonly dryRun?: true
}

interface ConvertOptions extends ActOptions {
  readonly siteName?: string
  readonly siteMeals?: number
}

/** One of the acts on groups: what it would do, and how it is done. */
interface Act<Options extends ActOptions> {
  /** What would change; a failure when it is not possible. */
  readonly plan: (client: Client, canteenId: number, context: Context) => Promise<Plan>
  readonly write: (client: Client, canteenId: number, options: Options) => Promise<Canteen>
  readonly question: (context: Context, name: string) => string
  readonly done: (context: Context, name: string) => string
}

interface Plan {
  readonly name: string
  readonly output: FileOutput
  readonly json: object
}

/** Defines the verbs that convert a kitchen into a group, undo it, and leave a group. */
export function defineGroupVerbs(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help, group } = words.canteens
  const define = (name: string, description: string) =>
    verb(name, description)
      .argument(`<${help.numberArgument}>`, help.number)
      .option('--dry-run', group.help.dryRun)
      .option('-y, --yes', group.help.yes)
      .addHelpText('after', `\n${group.help.json}`)
  define('convert-to-group', group.help.convert)
    .option(`--site-name <${group.help.nameArgument}>`, group.help.siteName)
    .option(`--site-meals <${group.help.countArgument}>`, group.help.siteMeals, wholeNumber(words))
    .action(runCommand(runAct(convert), locale))
  define('undo-group', group.help.undo).action(runCommand(runAct(undo), locale))
  define('leave-group', group.help.leave).action(runCommand(runAct(leave), locale))
}

const refusalOf = refusalOfRecords({ unknownCode: 'unknown-canteen', words: words => words.canteens })

/** Shows what would change, asks unless `--yes` answers, and acts. */
const runAct =
  <Options extends ActOptions>({ plan, write, question, done }: Act<Options>): Verb<Options> =>
  async (context, [number = ''], options) => {
    const { words, mayAsk } = context
    if (!options.dryRun && !options.yes && (options.json || !mayAsk)) {
      throw new Failure(exitCodes.usage, { code: 'not-confirmed', ...words.canteens.group.confirmByOption })
    }
    const opened = await openServer(context, options, refusalOf)
    const { server, client } = opened
    try {
      const id = await canteenId(client, number, context)
      const { name, output, json } = await plan(client, id, context)
      if (options.dryRun)
        return outputsResult([output], [words.canteens.group.nothingDone], { server, dryRun: true, ...json })
      if (!options.yes) {
        for (const { text, parts = [] } of output.details ?? []) {
          context.notice(`  ${text}`)
          for (const part of parts) context.notice(`    ${part}`)
        }
        if (!/^(?:o|oui|y|yes)$/i.test(await ask({ text: question(context, name) }, words))) {
          throw new Failure(exitCodes.refused, { code: 'not-confirmed', ...words.canteens.group.notConfirmed })
        }
      }
      const canteen = await write(client, id, options)
      return outputsResult([describeCanteenDetail(canteen, context)], [done(context, name)], { server, canteen })
    } catch (error) {
      throw opened.failureOf(error)
    }
  }

/** @throws Failure with the obstacle, when there is one. */
async function planConversion(client: Client, id: number, undoes: boolean, context: Context): Promise<Plan> {
  const [{ previewGroupConversion }, { getCanteen }] = await Promise.all([
    import('@ma-cantine/lib/canteens/group-conversion-api'),
    import('@ma-cantine/lib/canteens/canteens-api'),
  ])
  const params = { canteenId: id }
  const canteen = await client.call(getCanteen, { params })
  const { group } = context.words.canteens
  const name = makePrintable(canteen.name)
  if (isGroup(canteen.productionType) !== undoes) {
    const sentences = undoes ? group.noGroup(name) : group.alreadyGroup(name)
    throw new Failure(exitCodes.refused, { code: undoes ? 'not-a-group' : 'already-a-group', ...sentences })
  }
  const conversion: GroupConversion = await client.call(previewGroupConversion, { params })
  const { obstacle } = conversion
  if (obstacle) throw new Failure(exitCodes.refused, { code: obstacle.code, message: obstacle.message, advice: '' })
  return { name, output: describePlan(name, conversion, undoes, context), json: { conversion } }
}

const convert: Act<ConvertOptions> = {
  plan: (client, id, context) => planConversion(client, id, false, context),
  write: async (client, canteenId, { siteName, siteMeals, timeout }) => {
    const { convertToGroup } = await import('@ma-cantine/lib/canteens/group-conversion-api')
    const site = {
      ...(siteName === undefined ? {} : { name: siteName }),
      ...(siteMeals === undefined ? {} : { yearlyMealCount: siteMeals }),
    }
    const body = Object.keys(site).length > 0 ? { site } : {}
    const idempotencyKey = crypto.randomUUID()
    return sendAgain(() => client.call(convertToGroup, { params: { canteenId }, body, idempotencyKey }), timeout)
  },
  question: ({ words }, name) => words.canteens.group.convertQuestion(name),
  done: ({ words }, name) => words.canteens.group.converted(name),
}

const undo: Act<ActOptions> = {
  plan: (client, id, context) => planConversion(client, id, true, context),
  write: async (client, canteenId) => {
    const { undoGroupConversion } = await import('@ma-cantine/lib/canteens/group-conversion-api')
    return client.call(undoGroupConversion, { params: { canteenId } })
  },
  question: ({ words }, name) => words.canteens.group.undoQuestion(name),
  done: ({ words }, name) => words.canteens.group.undone(name),
}

const leave: Act<ActOptions> = {
  plan: async (client, id, { words }) => {
    const { getCanteen } = await import('@ma-cantine/lib/canteens/canteens-api')
    const canteen = await client.call(getCanteen, { params: { canteenId: id } })
    const { group } = words.canteens
    const name = makePrintable(canteen.name)
    if (!canteen.groupe) throw new Failure(exitCodes.refused, { code: 'not-in-group', ...group.notInGroup(name) })
    const details = [{ text: group.leaves(makePrintable(canteen.groupe.name)) }]
    return {
      name,
      output: { mark: 'idle', file: name, verdict: group.toLeave, details },
      json: { group: canteen.groupe },
    }
  },
  write: async (client, canteenId) => {
    const { leaveGroup } = await import('@ma-cantine/lib/canteens/group-conversion-api')
    return client.call(leaveGroup, { params: { canteenId } })
  },
  question: ({ words }, name) => words.canteens.group.leaveQuestion(name),
  done: ({ words }, name) => words.canteens.group.left(name),
}

import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import type { DeclarationOutcome } from '@ma-cantine/lib/teledeclaration/declare-many'
import type { ReadyCanteen } from '@ma-cantine/lib/teledeclaration/load-actions'
import type { Command } from 'commander'
import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { leaveOnInterrupt } from '../app/interrupt.ts'
import { wholeNumber } from '../app/options.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { canteenFilter } from '../canteens/canteen-filter.ts'
import { filesText } from '../output/files-text.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { type OpenServer, openServer, serverVerbs } from '../transport/call-server.ts'
import { sendAgain } from '../transport/send-again.ts'
import { wordsOf } from '../words/words.ts'
import { describeDeclared, describeLacking, identityOf } from './actionable-canteens.ts'
import {
  askedFor,
  lastYear,
  type PendingOptions,
  pendingSummary,
  readPending,
  refusalOfDeclarations,
} from './pending.ts'

type CheckOptions = CommonOptions & PendingOptions

interface DeclareOptions extends CheckOptions {
  readonly honourStatement?: true
}

export function defineDeclare(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.declare
  const verb = serverVerbs(program, 'declare', help.declare, words)
  const withFilters = (command: Command) =>
    command
      .option(`--year <${words.help.yearArgument}>`, help.year, wholeNumber(words))
      .addOption(canteenFilter(words, help.canteen))
  withFilters(verb('run', help.run, true))
    .option('--honour-statement', help.honour)
    .addHelpText('after', `\n${help.runJson}`)
    .action(runCommand(run, locale))
  withFilters(verb('check', help.check)).addHelpText('after', `\n${help.checkJson}`).action(runCommand(check, locale))
}

/** The names of the fields that a canteen or its report lacks. */
const missingOf = (canteen: ActionableCanteen): readonly string[] => {
  if (canteen.action === '35_fill_canteen_data') return missingCanteenFields(canteen)
  return canteen.action === '30_fill_diagnostic' ? canteen.report.missingAmounts : []
}

const check: Verb<CheckOptions> = async (context, _args, options) => {
  const { declare } = context.words
  const pending = await readPending(context, options)
  const { server, year, lacking, sums, canDeclare } = pending
  const outputs = lacking.map(canteen => describeLacking(canteen, context))
  const opening = pendingSummary(pending, context)
  const closing = canDeclare ? [declare.howToDeclare] : []
  return {
    exitCode: lacking.length === 0 ? exitCodes.fine : exitCodes.refused,
    json: {
      ok: lacking.length === 0,
      server,
      year,
      count: sums.all,
      ready: sums.ready,
      done: sums.done + sums.waiting,
      tooLate: sums['too-late'],
      lacking: lacking.map(canteen => ({
        ...identityOf(canteen),
        action: canteen.action,
        missing: missingOf(canteen),
      })),
    },
    text: [opening, ...(outputs.length > 0 ? [filesText(outputs, closing)] : closing)].join('\n'),
  }
}

const run: Verb<DeclareOptions> = async (context, _args, options) => {
  const { words } = context
  const year = options.year ?? lastYear()
  const opened = await openServer(context, options, refusalOfDeclarations)
  try {
    const { loadReady } = await import('@ma-cantine/lib/teledeclaration/load-actions')
    const isAsked = await askedFor(opened, options, context)
    const ready = (await loadReady(opened.client, year)).filter(({ canteen }) => isAsked(canteen.id))
    if (ready.length === 0) return nothingToDeclare(year, opened.server, context)
    if (!options.honourStatement) await requireStatement(ready.length, year, context)
    return await declareAll(opened, ready, year, options, context)
  } catch (error) {
    throw opened.failureOf(error)
  }

  function nothingToDeclare(of: number, server: string, { words: { declare } }: Context): Result {
    const json = { ok: true, server, year: of, count: 0, declared: [], refused: [] }
    return { exitCode: exitCodes.fine, json, text: declare.nothingToDeclare(of) }
  }

  /** @throws Failure when the person does not state that the data are right, or cannot be asked. */
  async function requireStatement(count: number, of: number, { mayAsk }: Context): Promise<void> {
    const refused = new Failure(exitCodes.usage, { code: 'honour-statement', ...words.declare.notStated })
    if (options.json || !mayAsk) throw refused
    if (!/^(?:o|oui|y|yes)$/i.test(await ask({ text: words.declare.honour(count, of) }, words))) throw refused
  }
}

/** Declares one canteen after the other: each is declared whole or not at all, and a new run takes those that are left. */
async function declareAll(
  { server, client }: OpenServer,
  ready: readonly ReadyCanteen[],
  year: number,
  { timeout }: DeclareOptions,
  context: Context,
): Promise<Result> {
  const { words, progress } = context
  const [{ AuthenticationError }, { declareMany }] = await Promise.all([
    import('@ma-cantine/lib/http/api-error'),
    import('@ma-cantine/lib/teledeclaration/declare-many'),
  ])
  const outcomes: DeclarationOutcome<ReadyCanteen>[] = []
  const declared = () => outcomes.filter(({ reason }) => reason === null)
  const parting = () => words.declare.interrupted(declared().length, ready.length)
  const showProgress = () => {
    leaveOnInterrupt(parting())
    progress.show({ step: 'declare', file: '', done: outcomes.length, total: ready.length, unit: 'canteens' })
  }
  try {
    showProgress()
    const run = declareMany({
      client,
      items: ready,
      seenOf: ({ canteen: { modificationDate }, diagnostic }) => ({ diagnostic, seenCanteen: { modificationDate } }),
      keyOf: () => crypto.randomUUID(),
      sendAgain: send => sendAgain(send, timeout),
      reasonOf: error => (error instanceof AuthenticationError && !error.isOfToken ? error.detail : null),
    })
    for await (const outcome of run) {
      outcomes.push(outcome)
      showProgress()
    }
  } catch (error) {
    progress.stop()
    context.notice(parting())
    throw error
  } finally {
    leaveOnInterrupt(null)
  }
  progress.stop()
  const refused = outcomes.filter(({ reason }) => reason !== null)
  const outputs = outcomes.map(({ item, reason }) => describeDeclared(item.canteen, reason, context))
  const closing = [words.declare.closing(declared().length, outcomes.length)]
  return {
    exitCode: refused.length === 0 ? exitCodes.fine : exitCodes.refused,
    json: {
      ok: refused.length === 0,
      server,
      year,
      count: outcomes.length,
      declared: declared().map(({ item }) => identityOf(item.canteen)),
      refused: refused.map(({ item, reason }) => ({ ...identityOf(item.canteen), reason })),
    },
    text: filesText(outputs, closing),
    view: async () => (await import('../output/views/files.tsx')).filesView(outputs, closing),
  }
}

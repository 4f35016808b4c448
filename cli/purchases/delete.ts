import type { Purchase } from '@ma-cantine/lib'
import type { Client } from '@ma-cantine/lib/http/client'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { leaveOnInterrupt } from '../app/interrupt.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { addFilters, hasFilter } from '../lists/records.ts'
import { filesText } from '../output/files-text.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { type OpenServer, openServer, type ServerOptions, type ServerVerb } from '../transport/call-server.ts'
import { sendAgain } from '../transport/send-again.ts'
import { wordsOf } from '../words/words.ts'
import { makeDeletionRecord } from './deletion-record.ts'
import { type PurchaseFilterOptions, purchaseQuery, purchaseRecords, purchaseRefusal } from './purchase-filters.ts'
import { readPurchaseIds } from './purchase-ids.ts'
import { type PurchasePlan, planLines, planOf } from './purchase-plan.ts'

interface DeleteOptions extends CommonOptions, ServerOptions, PurchaseFilterOptions {
  readonly from?: string
  readonly dryRun?: true
  readonly yes?: true
  readonly record?: string
}

interface RestoreOptions extends ServerOptions {
  readonly from?: string
}

/** The most ids that the server takes at once. */
const batchSize = 10_000
/** More ids than this are restored by a file rather than by a line to paste. */
const maximumPasted = 20

export function definePurchasesDelete(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.purchases
  addFilters(verb('delete', help.delete).argument(`[${help.idsArgument}...]`, help.ids), purchaseRecords, words)
    .option(`--from <${words.help.outputArgument}>`, help.from)
    .option('--dry-run', help.deleteDryRun)
    .option('-y, --yes', help.yes)
    .option(`--record <${words.help.outputArgument}>`, help.record)
    .addHelpText('after', `\n${help.deleteJson}`)
    .action(runCommand(remove, locale))
  verb('restore', help.restore)
    .argument(`[${help.idsArgument}...]`, help.ids)
    .option(`--from <${words.help.outputArgument}>`, help.restoreFrom)
    .action(runCommand(restore, locale))
}

const remove: Verb<DeleteOptions> = async (context, texts, options) => {
  const { words, mayAsk } = context
  const byIds = texts.length > 0 || options.from !== undefined
  if (byIds === hasFilter(purchaseRecords, options, words)) {
    throw new Failure(exitCodes.usage, {
      code: 'what-to-delete',
      ...(byIds ? words.purchases.idsAndFilters : words.purchases.whatToDelete),
    })
  }
  if (!options.dryRun && !options.yes && !mayAsk) {
    throw new Failure(exitCodes.usage, { code: 'not-confirmed', ...words.purchases.confirmByOption })
  }
  const given = byIds ? await readPurchaseIds(texts, options.from, context) : []
  const opened = await openServer(context, options, purchaseRefusal)
  try {
    const needsPlan = !byIds || options.dryRun || !options.yes
    const plan = needsPlan ? await makePlan(opened.client, byIds ? given : null, options, context) : null
    const canteens = await namesOf(plan, opened.client, options)
    if (options.dryRun && plan) return planResult(plan, canteens, opened.server, context)
    const ids = plan?.ids ?? given
    if (ids.length === 0) return nothingToDelete(plan, opened.server, context)
    if (!options.yes && plan) await confirm(plan, canteens, context)
    return await deleteAll(opened, ids, plan, options, context)
  } catch (error) {
    throw opened.failureOf(error)
  }
}

/** What would be deleted: the purchases with these ids, or those that match the filters. */
async function makePlan(
  client: Client,
  ids: readonly number[] | null,
  options: DeleteOptions,
  context: Context,
): Promise<PurchasePlan> {
  const { findPurchases, allPurchases } = await import('./purchase-pages.ts')
  const purchases: Purchase[] = []
  if (ids) {
    for await (const purchase of findPurchases(client, ids, options.timeout)) purchases.push(purchase)
  } else {
    const query = await purchaseQuery(client, options, context)
    for await (const page of allPurchases(client, query, { ordering: 'date', seconds: options.timeout })) {
      purchases.push(...page.purchases)
      context.progress.show({ step: 'list', file: '', done: purchases.length, total: page.count, unit: 'purchases' })
    }
    context.progress.stop()
  }
  return planOf(purchases, ids ? ids.length - purchases.length : 0)
}

/** The names of the canteens of a plan, when it is shown. */
async function namesOf(
  plan: PurchasePlan | null,
  client: Client,
  { json, yes, dryRun }: DeleteOptions,
): Promise<ReadonlyMap<number, string>> {
  if (!plan || json || (yes && !dryRun)) return new Map()
  const { canteenNames } = await import('./purchase-pages.ts')
  return canteenNames(
    client,
    plan.byCanteen.map(({ canteen }) => canteen),
  )
}

function planResult(
  plan: PurchasePlan,
  canteens: ReadonlyMap<number, string>,
  server: string,
  context: Context,
): Result {
  const { words, locale } = context
  const { ids, cents, first, last, missing, byCanteen } = plan
  const output = {
    mark: 'idle',
    file: words.purchases.toDelete(ids.length, formatEuros(cents / 100, locale)),
    verdict: words.purchases.nothingDeleted,
    details: planLines(plan, canteens, context),
  } as const
  const closing = ids.length > 0 ? [words.purchases.deleteNow] : []
  return {
    exitCode: exitCodes.fine,
    json: {
      ok: true,
      server,
      dryRun: true,
      count: ids.length,
      totalHt: cents / 100,
      first,
      last,
      missing,
      byCanteen,
      ids,
    },
    text: filesText([output], closing),
    view: async () => (await import('../output/views/files.tsx')).filesView([output], closing),
  }
}

function nothingToDelete(plan: PurchasePlan | null, server: string, { words }: Context): Result {
  const missing = plan?.missing ?? 0
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, server, count: 0, ids: [], missing, restore: null },
    text: missing > 0 ? words.purchases.notThere(missing) : words.purchases.noneFound,
  }
}

/** @throws Failure when the answer is not yes. */
async function confirm(plan: PurchasePlan, canteens: ReadonlyMap<number, string>, context: Context): Promise<void> {
  const { words, locale, notice } = context
  for (const { text } of planLines(plan, canteens, context)) notice(`  ${text}`)
  const question = words.purchases.confirm(plan.ids.length, formatEuros(plan.cents / 100, locale))
  const answer = await ask({ text: question }, words)
  if (/^(?:o|oui|y|yes)$/i.test(answer)) return
  throw new Failure(exitCodes.refused, { code: 'not-confirmed', ...words.purchases.notConfirmed })
}

async function deleteAll(
  { server, client }: OpenServer,
  ids: readonly number[],
  plan: PurchasePlan | null,
  { timeout, record: place }: DeleteOptions,
  context: Context,
): Promise<Result> {
  const { words, progress } = context
  const { deletePurchases } = await import('@ma-cantine/lib/purchases/purchases-api')
  const record =
    place !== undefined || ids.length > maximumPasted ? await makeDeletionRecord(place, ids, server, words) : null
  const deleted: number[] = []
  const parting = () => record && words.purchases.interrupted(deleted.length, ids.length, record.quoted)
  try {
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize)
      leaveOnInterrupt(parting())
      if (ids.length > batchSize) {
        progress.show({ step: 'delete', file: '', done: start, total: ids.length, unit: 'purchases' })
      }
      const answer = await sendAgain(() => client.call(deletePurchases, { body: { ids: batch } }), timeout)
      deleted.push(...answer.ids)
    }
  } catch (error) {
    progress.stop()
    const sentence = parting()
    if (sentence) context.notice(sentence)
    throw error
  } finally {
    leaveOnInterrupt(null)
  }
  progress.stop()
  await record?.keep(deleted)
  const restoring = record ? `--from ${record.quoted}` : deleted.join(' ')
  const command = deleted.length > 0 ? `ma-cantine purchases restore ${restoring}` : null
  const missing = (plan?.missing ?? 0) + ids.length - deleted.length
  const text = [
    words.purchases.deleted(deleted.length),
    ...(missing > 0 ? [words.purchases.notThere(missing)] : []),
    ...(command ? [words.purchases.howToRestore(command)] : []),
  ].join('\n')
  const restoreWith = command && { command, file: record?.file ?? null }
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, server, count: deleted.length, ids: deleted, missing, restore: restoreWith },
    text,
  }
}

const restore: Verb<RestoreOptions> = async (context, texts, options) => {
  const { words } = context
  if (texts.length === 0 && options.from === undefined) {
    throw new Failure(exitCodes.usage, { code: 'what-to-restore', ...words.purchases.whatToRestore })
  }
  const ids = await readPurchaseIds(texts, options.from, context)
  const { server, client, failureOf } = await openServer(context, options, purchaseRefusal)
  const { restorePurchases } = await import('@ma-cantine/lib/purchases/purchases-api')
  const restored: number[] = []
  try {
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize)
      const answer = await sendAgain(() => client.call(restorePurchases, { body: { ids: batch } }), options.timeout)
      restored.push(...answer.ids)
    }
  } catch (error) {
    throw failureOf(error)
  }
  const missing = ids.length - restored.length
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, server, count: restored.length, ids: restored, missing },
    text: [words.purchases.restored(restored.length), ...(missing > 0 ? [words.purchases.notYours(missing)] : [])].join(
      '\n',
    ),
  }
}

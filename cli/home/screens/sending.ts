import { basename } from 'node:path'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../../app/context.ts'
import { pathToSend } from '../../checks/path-to-send.ts'
import { effectText } from '../../imports/effect-text.ts'
import { describeOutcome, type ImportOutcome } from '../../imports/import-outcome.ts'
import { openDestination, type ReadyFile, type SendingOptions, sendChecked } from '../../imports/send-checked.ts'
import { Failure } from '../../problems/failure.ts'
import { chooseServer } from '../../transport/choose-server.ts'
import type { Act, PageKey } from '../navigation/page.ts'
import { callOptions } from './call-options.ts'
import { confirmPage } from './confirm-page.ts'
import type { Load } from './load.ts'
import { menuKey, outputsPage } from './outputs-page.ts'

type Answered = Exclude<ImportOutcome, { readonly state: 'failed' | 'not-sent' | 'returned' }>

/** @throws Failure when the server gave no answer. */
async function send(ready: ReadyFile, options: SendingOptions, context: Context): Promise<Answered> {
  const destination = await openDestination(await chooseServer(undefined, context), callOptions, context)
  const outcome = await sendChecked(ready, destination, options, context)
  if (outcome.state === 'failed') throw new Failure(outcome.exitCode, outcome.problem)
  // A short name is enough where the screens before told the folder.
  return { ...(outcome as Answered), file: basename(ready.file) }
}

/** The file whose bytes are sent: the sheet of a workbook is written as CSV only once somebody asks for it. */
const sentFile = async ({ file, report, ...ready }: ReadyFile): Promise<ReadyFile> => ({
  ...ready,
  file,
  report,
  path: await pathToSend({ file, report }, file, undefined),
})

/** Asks the server what it would store, and stores nothing. */
export const loadPlan: Load<'plan'> = async ({ ready, similar }, context) => {
  const { plan } = context.words.home
  const sent = await sentFile(ready)
  const outcome = await send(sent, { dryRun: true, similar }, context)
  const { answer } = outcome
  const planOf = (choice: SimilarChoice): Act => ({ type: 'replace', screen: { name: 'plan', ready, similar: choice } })
  const keys: PageKey[] = []
  if (outcome.state === 'planned' && answer.plan) {
    const sending = { ready: sent, similar, plan: answer.plan.id, effect: effectText(answer, 'planned', context) }
    keys.push({ key: 'i', label: plan.send, act: { type: 'open', screen: { name: 'confirm-send', sending } } })
  }
  if (outcome.state === 'refused' && answer.similarPurchaseCount > 0) {
    keys.push(
      { key: 's', label: plan.skip, act: planOf('skip') },
      { key: 'a', label: plan.allow, act: planOf('allow') },
    )
  }
  const head = [{ text: plan.nothingStored, tone: 'dim' as const }]
  return outputsPage(plan.title, [describeOutcome(outcome, context)], { head, keys })
}

export const loadSendingQuestion: Load<'confirm-send'> = async ({ sending }, { words: { home } }) => {
  const { plan } = home
  return confirmPage({
    title: home.confirmation,
    question: plan.question(makePrintable(basename(sending.ready.file))),
    lines: [{ text: sending.effect }],
    no: plan.no,
    answers: [{ label: plan.yes, act: { type: 'replace', screen: { name: 'send', sending } } }],
  })
}

/** Stores exactly what the plan showed, and gives the receipt. */
export const sendPlanned: Load<'send'> = async ({ sending: { ready, similar, plan } }, context, show) => {
  const { home } = context.words
  const title = home.send.title
  const name = makePrintable(basename(ready.file))
  show({ title, head: [{ text: home.send.underWay(name, ready.report.rows) }], body: { lines: [] }, keys: [] })
  const outcome = await send(ready, { dryRun: false, similar, plan }, context)
  const { importId } = outcome.answer
  const receiptKeys = (id: number): PageKey[] => [
    { key: 'v', label: home.send.show, act: { type: 'open', screen: { name: 'import', id } } },
    { key: 'u', label: home.send.undo, act: { type: 'open', screen: { name: 'confirm-undo', id } } },
  ]
  return outputsPage(title, [describeOutcome(outcome, context)], {
    keys: [...(outcome.state === 'accepted' && importId !== null ? receiptKeys(importId) : []), menuKey(home.toMenu)],
    changesData: true,
  })
}

import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { FileTotal } from '@ma-cantine/lib/imports/file-total'
import type { DiagnosticsImportAnswer, ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { storesPurchases } from '@ma-cantine/lib/imports/import-outcome'
import { isRecapAnswer } from '@ma-cantine/lib/imports/is-recap-answer'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { summarise } from '@ma-cantine/lib/reports/summary'
import type { Context } from '../app/context.ts'
import { fileName } from '../checks/check-output.ts'
import type { DetailOutput, FileOutput } from '../output/file-output.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import type { Problem } from '../problems/problem.ts'
import { problemJson } from '../problems/problem-json.ts'
import { plannedChanges } from './change-plan.ts'
import { effectText } from './effect-text.ts'
import { plannedTotals } from './plan-totals.ts'
import { recapDetails } from './recap-output.ts'
import { describeRejects, type Rejects, rejectsJson } from './rejects-output.ts'

type Answer = ImportAnswer | DiagnosticsImportAnswer

/** The outcome of a file without errors, ready to be sent. */
export type ImportOutcome =
  | {
      /** `planned` is the outcome of a dry run. */
      readonly state: 'accepted' | 'planned' | 'refused' | 'duplicate'
      readonly file: string
      readonly kind: FileKind
      readonly answer: Answer
      /** The total that the file gives; null where it has none. */
      readonly fileTotal: FileTotal | null
      /** The rows that were not sent with the others; left out when all were. */
      readonly rejects?: Rejects
    }
  /** Nothing was sent, for no row was right. */
  | {
      readonly state: 'returned'
      readonly file: string
      readonly kind: FileKind
      readonly rejects: Rejects
    }
  | { readonly state: 'failed'; readonly file: string; readonly problem: Problem; readonly exitCode: ExitCode }
  /** Not sent, because the sign-in or the network failed on an earlier file. */
  | { readonly state: 'not-sent'; readonly file: string; readonly report: FileReport }

export type AnsweredOutcome = Extract<ImportOutcome, { readonly answer: unknown }>

export function readOutcome(
  file: string,
  kind: FileKind,
  answer: Answer,
  { dryRun, fileTotal }: { readonly dryRun: boolean; readonly fileTotal: FileTotal | null },
): AnsweredOutcome {
  const right = dryRun ? 'planned' : 'accepted'
  const state = answer.duplicateFile ? 'duplicate' : answer.errorCount > 0 ? 'refused' : right
  return { state, file, kind, answer, fileTotal }
}

export function outcomeExitCode(outcome: ImportOutcome): ExitCode {
  switch (outcome.state) {
    case 'accepted':
    case 'planned':
      return outcome.rejects ? exitCodes.refused : exitCodes.fine
    case 'not-sent':
      return exitCodes.fine
    case 'refused':
    case 'duplicate':
    case 'returned':
      return exitCodes.refused
    case 'failed':
      return outcome.exitCode
  }
}

export function outcomeJson(outcome: ImportOutcome, { locale }: Context): object {
  const { file } = outcome
  switch (outcome.state) {
    case 'failed':
      return { file, sent: true, error: problemJson(outcome.problem) }
    case 'not-sent':
      return { file, sent: false, report: jsonReport(file, outcome.report, locale) }
    case 'returned':
      return { file, sent: false, rejects: rejectsJson(file, outcome.rejects, locale) }
    default: {
      const { answer, rejects } = outcome
      return { file, sent: true, answer, ...(rejects ? { rejects: rejectsJson(file, rejects, locale) } : {}) }
    }
  }
}

export function describeOutcome(outcome: ImportOutcome, context: Context): FileOutput {
  const output = describeState(outcome, context)
  const { rejects } = { rejects: undefined, ...outcome }
  return rejects ? describeRejects(output, rejects, outcome.state, context) : output
}

function describeState(outcome: ImportOutcome, context: Context): FileOutput {
  const { words, locale } = context
  const file = fileName(outcome.file, words.files.standardInput)
  switch (outcome.state) {
    case 'accepted': {
      const warnings = summarise('warning', outcome.answer, locale)
      return {
        mark: 'good',
        file,
        verdict: words.sending.accepted(warnings?.total ?? null),
        message: storedMessage(outcome.answer, outcome.kind, words),
        details: [...recapOf(outcome.answer, context), ...resultDetails(outcome.answer, context)],
        ...(warnings ? { errors: warnings } : {}),
        ...describeSimilar(outcome.answer, context),
      }
    }
    case 'planned': {
      const { answer, kind, fileTotal } = outcome
      const warnings = summarise('warning', answer, locale)
      return {
        mark: 'good',
        file,
        verdict: words.imports.planned(warnings?.total ?? null),
        message: effectText(answer, 'planned', context),
        details: [
          ...plannedTotals(answer.plan, fileTotal, context),
          ...plannedChanges(answer.plan, kind, words),
          ...recapOf(answer, context),
        ],
        ...(warnings ? { errors: warnings } : {}),
        ...describeSimilar(answer, context),
      }
    }
    case 'refused': {
      const errors = summarise('error', outcome.answer, locale)
      const verdict = words.sending.refused(errors?.total ?? '')
      return {
        mark: 'bad',
        file,
        verdict,
        message: words.sending.refusedAdvice,
        ...(errors ? { errors } : {}),
        details: recapOf(outcome.answer, context),
        ...describeSimilar(outcome.answer, context),
      }
    }
    case 'duplicate': {
      const { duplicatePurchases: purchases, duplicatePurchaseCount: count } = outcome.answer
      const hidden = count - purchases.length
      return {
        mark: 'bad',
        file,
        verdict: words.sending.alreadyImported,
        message: words.sending.duplicateFile(count),
        purchases: purchases.map(({ description, date, priceHt }) => ({
          description: makePrintable(description ?? '—'),
          date: formatDay(date, locale),
          price: formatEuros(priceHt, locale),
        })),
        ...(hidden > 0 ? { more: words.sending.otherPurchases(hidden) } : {}),
        advice: words.sending.duplicateAdvice,
      }
    }
    case 'failed': {
      const { message, advice } = outcome.problem
      return {
        mark: 'bad',
        file,
        verdict: words.sending.sendingFailed,
        message: makePrintable(message),
        advice: makePrintable(advice),
      }
    }
    case 'returned':
      return { mark: 'bad', file, verdict: words.imports.rejects.nothingRight }
    case 'not-sent':
      return { mark: 'idle', file, verdict: words.sending.notSent }
  }
}

/** Lists the purchases that are already stored, with the choices of the user when the file was refused for them. */
function describeSimilar(
  answer: Answer,
  { words, locale }: Context,
): Pick<FileOutput, 'purchases' | 'more' | 'advice'> {
  const { similarPurchases, similarPurchaseCount: count, errorCount } = answer
  if (count === 0) return {}
  if (isRecapAnswer(answer)) return { advice: words.imports.recapAdvice }
  const hidden = count - similarPurchases.length
  return {
    purchases: similarPurchases.map(({ row, purchase: { description, date, priceHt } }) => ({
      description: words.imports.similarPurchase(row, makePrintable(description ?? '—')),
      date: formatDay(date, locale),
      price: formatEuros(priceHt, locale),
    })),
    ...(hidden > 0 ? { more: words.sending.otherPurchases(hidden) } : {}),
    advice: errorCount > 0 ? words.imports.similarAdvice : words.imports.similarFound(count),
  }
}

/** What became of the rows of a recap; nothing of other files. */
const recapOf = (answer: Answer, context: Context): DetailOutput[] =>
  isRecapAnswer(answer) ? recapDetails(answer, context) : []

/** The counts by kind where the message does not tell them all, the messages to people, and how to undo. */
function resultDetails(answer: Answer, context: Context): DetailOutput[] {
  const { words } = context
  const { counts, importId } = answer
  const isTold = !counts || (counts.purchases.created > 0 && answer.unchanged === 0)
  return [
    ...(isTold ? [] : [{ text: effectText(answer, 'done', context) }]),
    ...(counts && counts.emails > 0 ? [{ text: words.imports.emailsLeaving(counts.emails) }] : []),
    ...(importId === null ? [] : [{ text: words.imports.howToUndo(importId) }]),
  ]
}

function storedMessage(answer: Answer, kind: FileKind, words: Context['words']): string {
  const { count, seconds } = answer
  if ('canteenCount' in answer) return words.sending.diagnosticsStored(count, answer.canteenCount, seconds)
  return words.sending.stored(count, storesPurchases(kind) ? 'achats' : 'cantines', seconds)
}

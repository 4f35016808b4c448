import type { ScriptClient } from '@ma-cantine/lib/http/client'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { type FileKind, kindOfSchema } from '@ma-cantine/lib/imports/file-kinds'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import type { Conversion } from '@ma-cantine/lib/mapping/apply-mapping'
import { relocateAnswer } from '@ma-cantine/lib/mapping/relocate-report'
import type { Context } from '../app/context.ts'
import type { CheckedInput } from '../checks/check-input.ts'
import { Failure } from '../problems/failure.ts'
import { sendAgain } from '../transport/send-again.ts'
import { chooseToken, warnUnlessPrivate } from '../transport/sign-in.ts'
import { type ImportOutcome, readOutcome } from './import-outcome.ts'

/** A file without errors, of a kind that the server knows. */
export interface ReadyFile {
  readonly file: string
  readonly kind: FileKind
  readonly report: FileReport
  /** Path of its bytes. */
  readonly path: string
}

export interface SendingOptions {
  readonly dryRun: boolean
  readonly similar: SimilarChoice
  readonly idempotencyKey?: string | undefined
  /** The plan of a dry run: the server makes exactly its changes, or none. */
  readonly plan?: string | undefined
  /** What gave the file its columns; the answer is then told in the places of the file as the user has it. */
  readonly conversion?: Conversion | null
}

/** Where files are sent. */
export interface Destination {
  readonly server: string
  readonly client: ScriptClient
  readonly timeout: number
}

/** The file as it can be sent; empty when it is unreadable or of no kind of ours. */
export function readyToSend(checked: CheckedInput, path: string | undefined): ReadyFile[] {
  if (!('report' in checked) || !checked.report.schema || path === undefined) return []
  const kind = kindOfSchema(checked.report.schema.name)
  return kind ? [{ file: checked.file, report: checked.report, kind, path }] : []
}

/** @throws Failure when nobody is signed in. */
export async function openDestination(
  server: string,
  { token: option, timeout }: { readonly token?: string | undefined; readonly timeout: number },
  context: Context,
): Promise<Destination> {
  const token = await chooseToken(option, server, context)
  warnUnlessPrivate(server, context)
  const { connect } = await import('../transport/transport.ts')
  return { server, client: connect({ server, token, timeoutSeconds: timeout, locale: context.locale }), timeout }
}

/** Sends a checked file, again after a transient failure, and reads what came of it. */
export async function sendChecked(
  { file, kind, path }: ReadyFile,
  destination: Destination,
  { dryRun, similar, idempotencyKey = crypto.randomUUID(), plan, conversion = null }: SendingOptions,
  context: Context,
): Promise<ImportOutcome> {
  const { client, timeout } = destination
  const { sendFile } = await import('./send-file.ts')
  try {
    const sending = { dryRun, similar, idempotencyKey, plan }
    const answer = await sendAgain(() => sendFile(client, { file, kind, path }, sending, context), timeout)
    const located = conversion ? relocateAnswer(answer, conversion) : answer
    return readOutcome(file, kind, located, { dryRun, fileTotal: conversion?.fileTotal ?? null })
  } catch (error) {
    return failedOutcome(error, file, destination, context)
  }
}

/** What came of a file that could not be sent. @throws the error itself when it is a bug. */
export async function failedOutcome(
  error: unknown,
  file: string,
  { server, timeout }: Destination,
  { words }: Context,
): Promise<ImportOutcome> {
  const { serverProblem } = await import('../transport/server-problem.ts')
  const failure = error instanceof Failure ? error : serverProblem(error, server, timeout, words)
  if (!failure) throw error
  const { problem, exitCode } = failure
  return { state: 'failed', file, problem, exitCode }
}

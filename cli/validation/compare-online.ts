import { addStoredErrors } from '@ma-cantine/lib/imports/stored-errors'
import type { Context } from '../app/context.ts'
import type { CheckedInput } from '../checks/check-input.ts'
import { checkedKind } from '../checks/check-output.ts'
import type { ExitCode } from '../problems/exit-code.ts'
import type { Problem } from '../problems/problem.ts'
import { chooseServer } from '../transport/choose-server.ts'
import { sendAgain } from '../transport/send-again.ts'
import { chooseToken, warnUnlessPrivate } from '../transport/sign-in.ts'
import type { OnlineOptions } from './online-options.ts'

/** Files with the errors that only stored data reveal, or why the server could not tell them. */
export interface Comparison {
  readonly checked: readonly CheckedInput[]
  readonly failure: { readonly exitCode: ExitCode; readonly problem: Problem } | null
}

/**
 * Asks the server for a dry run of each file of our kinds, and adds its errors to the reports. After a failure, which
 * would be the same for all, the reports are those of the files alone.
 *
 * @param pathOf the path of what to send of a file.
 * @throws Failure when nobody is signed in.
 */
export async function compareOnline(
  all: readonly CheckedInput[],
  { timeout, similar, ...options }: OnlineOptions,
  pathOf: (checked: CheckedInput) => Promise<string>,
  context: Context,
): Promise<Comparison> {
  const { words, locale, notice } = context
  const server = await chooseServer(options.server, context)
  const token = await chooseToken(options.token, server, context)
  warnUnlessPrivate(server, context)
  const [{ connect }, { sendFile }, { serverProblem }] = await Promise.all([
    import('../transport/transport.ts'),
    import('../imports/send-file.ts'),
    import('../transport/server-problem.ts'),
  ])
  const client = connect({ server, token, timeoutSeconds: timeout, locale })
  const compared: CheckedInput[] = []
  for (const checked of all) {
    const [kind] = checkedKind(checked)
    if (!('report' in checked) || !kind) {
      if ('report' in checked) notice(words.validation.online.notOurs(checked.file))
      compared.push(checked)
      continue
    }
    try {
      const file = { file: checked.file, kind, path: await pathOf(checked) }
      const sending = { dryRun: true, similar, idempotencyKey: crypto.randomUUID() }
      const answer = await sendAgain(() => sendFile(client, file, sending, context), timeout)
      compared.push({ ...checked, report: addStoredErrors(checked.report, answer) })
    } catch (error) {
      const failure = serverProblem(error, server, timeout, words)
      if (!failure) throw error
      return { checked: [...compared, ...all.slice(compared.length)], failure }
    }
  }
  return { checked: compared, failure: null }
}

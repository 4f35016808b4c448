import type { SentRecapRequest } from '@ma-cantine/lib'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'

interface Sent extends SentRecapRequest {
  readonly server: string
  readonly dryRun: boolean
}

/** The message of a request as it left, or as it would leave. */
export function sentResult({ server, dryRun, request, message }: Sent, { words }: Context): Result {
  const { requests } = words
  const lines = message.text.split('\n').map(line => `  ${makePrintable(line)}`.trimEnd())
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, server, dryRun, request, message },
    text: [
      dryRun ? requests.wouldSend(request.email) : requests.sent(request.email, request.id),
      '',
      `  ${makePrintable(message.subject)}`,
      '',
      ...lines,
      ...(dryRun ? [requests.notSent] : [requests.howToFollow(request.id)]),
    ].join('\n'),
  }
}

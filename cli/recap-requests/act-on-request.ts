import { closeRecapRequest, remindRecapRequest } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import type { Context } from '../app/context.ts'
import { outputsResult } from '../output/outputs-result.ts'
import type { Result } from '../output/result.ts'
import { callServer, type ServerOptions } from '../transport/call-server.ts'
import { refusalOfRequests } from './refusal-of-requests.ts'
import { requestIdOf } from './request-id.ts'
import { describeRequest } from './request-output.ts'
import { sentResult } from './sent-result.ts'

export interface ActOptions extends ServerOptions {
  readonly dryRun?: true
}

/** Sends a reminder, or closes a request; a dry run tells what it would do. */
export async function actOnRequest(
  act: 'remind' | 'close',
  number: string,
  options: ActOptions,
  context: Context,
): Promise<Result> {
  const dryRun = options.dryRun === true
  const input = { params: { requestId: requestIdOf(number, context) }, dryRun }
  if (act === 'remind') {
    const { server, answer } = await callServer(context, options, refusalOfRequests, client =>
      client.call(remindRecapRequest, input),
    )
    return sentResult({ server, ...answer, dryRun }, context)
  }
  const { server, answer: request } = await callServer(context, options, refusalOfRequests, client =>
    client.call(closeRecapRequest, input),
  )
  const { closed, notClosed } = context.words.requests
  return outputsResult([describeRequest(request, context)], [dryRun ? notClosed : closed], { server, dryRun, request })
}

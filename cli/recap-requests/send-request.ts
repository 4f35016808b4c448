import { sendRecapRequest } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import type { z } from 'zod'
import type { Context } from '../app/context.ts'
import { canteenIds } from '../canteens/canteen-filter.ts'
import type { Result } from '../output/result.ts'
import { lastYear } from '../teledeclaration/pending.ts'
import { callServer, type ServerOptions } from '../transport/call-server.ts'
import { refusalOfRequests } from './refusal-of-requests.ts'
import { sentResult } from './sent-result.ts'

export interface SendOptions extends ServerOptions {
  readonly provider: string
  readonly canteen: readonly string[]
  readonly year?: number
  readonly from?: string
  readonly to?: string
  readonly contractor?: true
  readonly note?: string
  readonly deadline?: string
  readonly remindEvery?: number
  readonly dryRun?: true
  readonly idempotencyKey?: string
}

type Body = z.input<NonNullable<typeof sendRecapRequest.body>>

/** Sends a request, or shows its message without sending it. */
export async function sendRequest(email: string, options: SendOptions, context: Context): Promise<Result> {
  const { provider, note = null, deadline = null, remindEvery = null, dryRun } = options
  const year = options.year ?? lastYear()
  const { server, answer } = await callServer(context, options, refusalOfRequests, async client => {
    const body = {
      kind: options.contractor ? 'contractor' : 'supplier',
      provider,
      email,
      canteenIds: await canteenIds(client, options.canteen, context),
      firstDay: options.from ?? `${year}-01-01`,
      lastDay: options.to ?? `${year}-12-31`,
      note,
      deadline,
      // The server tells which paces there are.
      reminderDays: remindEvery as Body['reminderDays'],
    } satisfies Body
    const once = dryRun ? { dryRun: true } : { idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }
    return client.call(sendRecapRequest, { body, ...once })
  })
  return sentResult({ server, ...answer, dryRun: dryRun === true }, context)
}

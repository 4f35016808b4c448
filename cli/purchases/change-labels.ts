import type { Client } from '@ma-cantine/lib/http/client'
import type { Context } from '../app/context.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions } from '../transport/call-server.ts'

/** A product of a supplier, whose labels a command changes. */
export interface OneProduct extends ServerOptions {
  readonly supplier?: string
}

interface Change {
  readonly product: string
  readonly call: (
    client: Client,
    body: { readonly description: string; readonly provider: string | null },
  ) => Promise<{ readonly canteenCount: number }>
  /** The problem when nothing changes. */
  readonly none: ConstructorParameters<typeof Failure>[1]
  readonly done: string
}

/** Changes what is remembered of a product of a supplier. @throws Failure where nothing changes. */
export async function changeLabels(
  context: Context,
  options: OneProduct,
  { product, call, none, done }: Change,
): Promise<Result> {
  const body = { description: product, provider: options.supplier ?? null }
  const refusalOf = ({ status, detail }: { readonly status: number; readonly detail: string }) =>
    status === 412
      ? new Failure(exitCodes.refused, {
          code: 'decided-meanwhile',
          ...context.words.purchases.remembered.notFound(detail),
        })
      : null
  const { server, answer } = await callServer(context, options, refusalOf, client => call(client, body))
  if (answer.canteenCount === 0) throw new Failure(exitCodes.refused, none)
  return { exitCode: exitCodes.fine, json: { ok: true, server, ...answer }, text: done }
}

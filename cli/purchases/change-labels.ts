import type { Client } from '@ma-cantine/lib/http/client'
import { Option } from 'commander'
import type { Context } from '../app/context.ts'
import { canteenId, canteenNumber } from '../canteens/canteen-filter.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'

/** A product of a supplier, whose labels a command changes. */
export interface OneProduct extends ServerOptions {
  readonly supplier?: string
  readonly canteen?: string
}

/** The option that chooses the memory of a canteen that is kept apart. */
export const memoryOption = (words: Words): Option =>
  new Option(`--canteen <${words.canteens.help.numberArgument}>`, words.purchases.remembered.help.canteen).argParser(
    canteenNumber(words),
  )

interface Change {
  readonly product: string
  readonly call: (
    client: Client,
    body: { readonly description: string; readonly provider: string | null; readonly canteen?: number },
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
  const article = { description: product, provider: options.supplier ?? null }
  const refusalOf = ({ status, detail }: { readonly status: number; readonly detail: string }) =>
    status === 412
      ? new Failure(exitCodes.refused, {
          code: 'decided-meanwhile',
          ...context.words.purchases.remembered.notFound(detail),
        })
      : null
  const { server, answer } = await callServer(context, options, refusalOf, async client => {
    const { canteen } = options
    return call(
      client,
      canteen === undefined ? article : { ...article, canteen: await canteenId(client, canteen, context) },
    )
  })
  if (answer.canteenCount === 0) throw new Failure(exitCodes.refused, none)
  return { exitCode: exitCodes.fine, json: { ok: true, server, ...answer }, text: done }
}

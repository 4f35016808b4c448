import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { BadRequestError, RefusedError } from '../http/api-error.ts'
import type { Client } from '../http/client.ts'
import type { CanteenVersion } from './canteen-version.ts'
import { createTeledeclaration } from './teledeclarations-api.ts'

/** What the person who makes the statement of honour saw: a diagnostic or canteen that was changed since is refused. */
export interface SeenDeclaration {
  readonly diagnostic: Pick<Diagnostic, 'id' | 'modificationDate'>
  readonly seenCanteen: CanteenVersion
}

export interface ManyDeclarations<Item> {
  readonly client: Client
  readonly items: readonly Item[]
  /** What to declare for an item. */
  readonly seenOf: (item: Item) => SeenDeclaration
  /** The idempotency key of an item. */
  readonly keyOf: (item: Item) => string
  /**
   * Calls again as long as no answer comes. Each try has the same idempotency key: a declaration whose answer was lost is
   * not made twice.
   */
  readonly sendAgain: <Answer>(send: () => Promise<Answer>) => Promise<Answer>
  /** Reads other errors that concern one canteen alone; null when the whole run must stop. */
  readonly reasonOf?: (error: unknown) => string | null
}

export interface DeclarationOutcome<Item> {
  readonly item: Item
  /** Why the server refuses; null when it is declared. */
  readonly reason: string | null
}

/** The server is still working on the same request, or knows its key from another one: nothing is known of the canteen. */
const unsettled: ReadonlySet<number> = new Set([409, 422])

/** Why the server refuses one declaration; null for a failure that says nothing of it. */
function refusalReason(error: unknown): string | null {
  if (error instanceof RefusedError) return unsettled.has(error.status) ? null : error.detail
  if (error instanceof BadRequestError) return Object.values(error.fields).flat().join(' ')
  return null
}

/**
 * Declares one canteen after the other, with the statement of honour that the person made. Each is declared whole or not
 * at all, and reported apart. Whoever stops asking for the next one, or meets an error, goes on later with a new run over
 * those that are left.
 * @throws the first error that is no refusal of one canteen.
 */
export async function* declareMany<Item>({
  client,
  items,
  seenOf,
  keyOf,
  sendAgain,
  reasonOf = () => null,
}: ManyDeclarations<Item>): AsyncGenerator<DeclarationOutcome<Item>, void> {
  for (const item of items) {
    const { diagnostic, seenCanteen } = seenOf(item)
    const version = diagnostic.modificationDate
    const body = { diagnosticId: diagnostic.id, honourStatement: true, seenCanteen }
    const idempotencyKey = keyOf(item)
    let reason: string | null = null
    try {
      await sendAgain(() => client.call(createTeledeclaration, { body, idempotencyKey, version }))
    } catch (error) {
      reason = refusalReason(error) ?? reasonOf(error)
      if (reason === null) throw error
    }
    yield { item, reason }
  }
}

import { passwordRefusal } from '@ma-cantine/lib/accounts/password-messages'
import { passwordStrength } from '@ma-cantine/lib/accounts/password-strength'
import type { PasswordOwner } from '@ma-cantine/lib/accounts/personal-words'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { WorkQueue } from '../database/work-queue.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Argon2id with the parameters of OWASP: 19 MiB, two passes. When they change, each account follows at its next
 * sign-in.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards may encode one letter in two ways: both give the same password. */
const normalize = (password: string): string => password.normalize('NFKC')

/**
 * Half of the threads that Node shares with the disk and SQLite, so that a crowd of passwords delays nothing else. The
 * others wait for about a second at most, or come back.
 */
const line = new WorkQueue(2, 30, () => new Refusal(503, httpRefusals('unavailable'), { 'retry-after': '5' }))
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => line.run({ owner: 0 }, work)

/** @throws Refusal (503) when too many passwords wait already; so does `isPasswordCorrect()`. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalize(password), parameters))

let dummyHash: Promise<string> | null = null

/**
 * Whether the password is correct. Without an account, an equal amount of work hides this in the time of the answer.
 */
export function isPasswordCorrect(stored: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    dummyHash ??= hash('nobody has this password', parameters)
    const fallback = await dummyHash
    const matches = await verify(stored ?? fallback, normalize(password))
    return stored !== null && matches
  })
}

/** Whether the hash was made with weaker parameters than the current ones. */
export function isHashOutdated(stored: string): boolean {
  if (!stored.startsWith('$argon2id$')) return true
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost
}

/** Reasons why the password is refused, with advice; empty when it is accepted. */
export async function passwordObjections(password: string, owner: PasswordOwner): Promise<Message[]> {
  const { problem } = await passwordStrength(password, owner)
  return problem === null ? [] : [passwordRefusal(problem)]
}

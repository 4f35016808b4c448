import { passwordRefusal } from '@ma-cantine/lib/accounts/password-messages'
import { passwordStrength } from '@ma-cantine/lib/accounts/password-strength'
import type { PasswordOwner } from '@ma-cantine/lib/accounts/personal-words'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { hash, parseOptions, verify } from '@node-rs/argon2'

/**
 * Argon2id with the parameters of OWASP: 19 MiB, two passes. When they change, each account follows at its next
 * sign-in.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards may encode one letter in two ways: both give the same password. */
const normalize = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normalize(password), parameters)

let dummyHash: Promise<string> | null = null

/**
 * Whether the password is correct. Without an account, an equal amount of work hides this in the time of the answer.
 */
export async function isPasswordCorrect(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const fallback = await dummyHash
  const matches = await verify(stored ?? fallback, normalize(password))
  return stored !== null && matches
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

import { passwordRefusal } from '@ma-cantine/lib/accounts/password-messages'
import { type PasswordOwner, passwordStrength } from '@ma-cantine/lib/accounts/password-strength'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { hash, parseOptions, verify } from '@node-rs/argon2'

/** Argon2id as OWASP asks: 19 MiB, two passes. Raised here, each account follows at its next sign-in. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One letter typed on two keyboards may be coded in two ways: both are the same password. */
const normalized = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), parameters)

let dummyHash: Promise<string> | null = null

/** Whether the password is the account's. With no account, the same work is done in vain: its time tells nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const inVain = await dummyHash
  const matches = await verify(stored ?? inVain, normalized(password))
  return stored !== null && matches
}

/** Whether the hash was made with less work than those of today. */
export function isWeakerThanToday(stored: string): boolean {
  if (!stored.startsWith('$argon2id$')) return true
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost
}

/** Why the password cannot be chosen and what to choose instead; nothing when it will do. */
export async function passwordObjections(password: string, owner: PasswordOwner): Promise<Message[]> {
  const { problem } = await passwordStrength(password, owner)
  return problem === null ? [] : [passwordRefusal(problem)]
}

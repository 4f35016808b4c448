import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's parameters, which are OWASP's: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let dummyHash: Promise<string> | null = null

/** Whether the password is the account's. With no account, the same work is done in vain: its time tells nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody has this password')
  const matches = await verify(stored ?? (await dummyHash), password)
  return stored !== null && matches
}

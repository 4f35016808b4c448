import { randomInt } from 'node:crypto'
import type { Knex } from 'knex'
import { secretHash } from '../../security/secret-hash.ts'
import { now } from '../../time/date-time.ts'

const codeCount = 10
/** Without those that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Four groups of four letters: 79 random bits. */
function createCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

const hashOf = (code: string): string => secretHash(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))

/** Replaces all recovery codes of a person. @returns them, which are told once: their hashes alone are stored. */
export async function replaceRecoveryCodes(transaction: Knex.Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, createCode)
  await transaction('recoveryCodes').where({ userId }).delete()
  await transaction('recoveryCodes').insert(codes.map(code => ({ userId, hash: hashOf(code) })))
  return codes
}

/** Spends a recovery code. @returns false for one that is not the person's, or has served. */
export async function spendRecoveryCode(transaction: Knex.Transaction, userId: number, code: string): Promise<boolean> {
  const spent = await transaction('recoveryCodes')
    .where({ userId, hash: hashOf(code) })
    .whereNull('useDate')
    .update({ useDate: now() })
  return spent === 1
}

export async function countRecoveryCodes(database: Knex, userId: number): Promise<number> {
  const [row] = await database('recoveryCodes').where({ userId }).whereNull('useDate').count({ count: '*' })
  return Number(row?.count)
}

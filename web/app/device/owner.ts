import { z } from 'zod'
import { ownerItem } from './items.ts'

/** The account that the device serves. */
const DeviceOwner = z.object({
  id: z.int(),
  /** Milliseconds; null as long as the session is open, as far as the device knows. */
  endedAt: z.number().nullable(),
})
export type DeviceOwner = z.output<typeof DeviceOwner>

/** The time that a person whose session has ended has to sign in again and find what they typed. */
export const renewalMinutes = 30
const renewalTime = renewalMinutes * 60_000

/**
 * Whom the device serves once the server has said who is signed in, and whether it forgets its copies of what others have
 * on the server. What is typed in a tab goes with its account (`device.ts`).
 */
export function nextOwner(
  before: DeviceOwner | null,
  user: number | null,
  now: number,
): { readonly owner: DeviceOwner | null; readonly forgets: boolean } {
  if (user !== null) {
    return { owner: { id: user, endedAt: null }, forgets: before !== null && before.id !== user }
  }
  if (before === null) return { owner: null, forgets: false }
  const owner = { id: before.id, endedAt: before.endedAt ?? now }
  return { owner: timeLeft(owner, now) > 0 ? owner : null, forgets: true }
}

/** Milliseconds until the device forgets an account whose session has ended. */
export const timeLeft = ({ endedAt }: DeviceOwner, now: number): number =>
  endedAt === null ? Number.POSITIVE_INFINITY : endedAt + renewalTime - now

export function readOwner(): DeviceOwner | null {
  try {
    return DeviceOwner.parse(JSON.parse(ownerItem.get() ?? 'null'))
  } catch {
    return null
  }
}

/** The account whose session is open, as far as the device knows. */
export function activeAccount(): number | null {
  const owner = readOwner()
  return owner?.endedAt === null ? owner.id : null
}

/** Whether something of this account, or of none, may be written on the device now. */
export const mayKeepFor = (account: number | null): boolean => account === null || account === activeAccount()

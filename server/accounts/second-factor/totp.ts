import { Secret, TOTP } from 'otpauth'

/** What applications expect without being told (RFC 6238): SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label?: string): TOTP =>
  new TOTP({ issuer: 'ma cantine', secret: Secret.fromBase32(secret), ...(label === undefined ? {} : { label }) })

/** 160 random bits in base 32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The `otpauth:` address that an application reads from a QR code. */
export const totpUri = (secret: string, username: string): string => totpOf(secret, username).toString()

/** The period of the code, a clock being wrong by one period at most; null for another code. */
export function findTotpStep(secret: string, code: string, date: Date): number | null {
  const totp = totpOf(secret)
  const timestamp = date.getTime()
  const delta = totp.validate({ token: code, window: 1, timestamp })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Password } from './account-fields.ts'
import { SecondFactorCode } from './session-api.ts'

/** The second factor of one's account: codes of an application (TOTP, RFC 6238), and recovery codes in its place. */
export const SecondFactor = z.object({
  /** When it was turned on; null while sign-in asks for the password alone. */
  activationDate: z.string().nullable(),
  /** Recovery codes that have not served. */
  recoveryCodesLeft: z.int(),
  /** Whether a code was given in this session: what is for staff asks for one. */
  isVerified: z.boolean(),
})
export type SecondFactor = z.output<typeof SecondFactor>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/v1/secondFactor/',
  summary: 'Dit si la connexion demande un second facteur',
  access: 'user',
  answer: SecondFactor,
})

/** What an application needs to make codes. */
export const PreparedFactor = z.object({
  /** In base 32, to be typed. */
  secret: z.string(),
  /** The same as an `otpauth:` address, for a QR code. */
  uri: z.string(),
})
export type PreparedFactor = z.output<typeof PreparedFactor>

/** Preparing a second factor asks for the password again. */
export const FactorPreparation = z.object({ password: Password })

/** Takes the place of one that was prepared before; nothing changes until a code confirms it. */
export const prepareSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/secondFactor/preparation/',
  summary: 'Prépare un second facteur, qu’un code confirmera',
  access: 'user',
  limit: 'passwordCheck',
  body: FactorPreparation,
  answer: PreparedFactor,
})

/** The only time that these codes are told. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.output<typeof RecoveryCodes>

/** A code of the application, and no recovery code. */
export const ApplicationCode = z.object({ code: SecondFactorCode })

/** The current session counts as verified. */
export const activateSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/secondFactor/',
  summary: 'Active le second facteur préparé, et donne ses codes de secours',
  access: 'user',
  limit: 'passwordCheck',
  body: ApplicationCode,
  answer: RecoveryCodes,
})

/** A code of the application, or a recovery code. */
export const AnyCode = z.object({ code: SecondFactorCode })

/** For a session that was opened before the factor was, or without a code. */
export const verifySecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/secondFactor/verification/',
  summary: 'Donne un code du second facteur dans la session ouverte',
  access: 'user',
  limit: 'passwordCheck',
  body: AnyCode,
})

/** The former ones no longer serve. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/secondFactor/recoveryCodes/',
  summary: 'Donne d’autres codes de secours',
  access: 'user',
  limit: 'passwordCheck',
  body: ApplicationCode,
  answer: RecoveryCodes,
})

/** Removing the second factor asks for the password, and for a code of the application or a recovery code. */
export const SecondFactorRemoval = z.object({ password: Password, code: SecondFactorCode })

/** Sessions that it verified no longer are. */
export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/secondFactor/removal/',
  summary: 'Retire le second facteur',
  access: 'user',
  limit: 'passwordCheck',
  body: SecondFactorRemoval,
})

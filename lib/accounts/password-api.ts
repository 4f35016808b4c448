import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Password, passwordMismatch } from './account-fields.ts'
import { LinkParts } from './sign-up-api.ts'

const keptIds = <Id extends z.ZodType>(id: Id) => z.array(id).max(1000).optional()

/** The access that survives a change of password. Ids that are not the user's own are ignored. */
const KeptAccess = z.object({
  keptTokenIds: keptIds(z.int()),
  keptGrantIds: keptIds(z.string().max(100)),
  /** Applications that the user registered. */
  keptApplicationIds: keptIds(z.int()),
})

/** The accesses that go on working after a change of password, by their ids; all others end. */
export type KeptAccess = z.output<typeof KeptAccess>

const passwords = KeptAccess.extend({ oldPassword: Password, newPassword1: Password, newPassword2: Password })
const sameTwice = ({ newPassword1, newPassword2 }: z.output<typeof passwords>): boolean => newPassword1 === newPassword2

/** The body as a form checks it: a mismatch is an error of the second password. */
export const PasswordChange = passwords.refine(sameTwice, { ...passwordMismatch, path: ['newPassword2'] })

/**
 * Ends the other sessions, personal tokens, grants to applications and the secrets of the applications that the user
 * registered, except those that the body keeps. The current session goes on.
 */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/v1/passwordChange/',
  summary: 'Change son mot de passe',
  access: 'user',
  limit: 'passwordCheck',
  // As in the public service, a mismatch is an error of the whole body.
  body: passwords.refine(sameTwice, passwordMismatch),
  answer: z.object({}),
})

/** The public service accepts both methods. */
export const changePasswordByPatch = endpoint({
  ...changePassword,
  method: 'PATCH',
  summary: 'Change son mot de passe, comme avec PUT',
})

/** A new password, with the two parts of the link in the e-mail. */
export const PasswordReset = LinkParts.extend({ newPassword1: Password, newPassword2: Password.optional() }).refine(
  ({ newPassword1, newPassword2 }) => newPassword2 === undefined || newPassword1 === newPassword2,
  { ...passwordMismatch, path: ['newPassword2'] },
)

/** The answer is the same for any address, so that it does not reveal who has an account. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/passwordResetRequest/',
  summary: 'Demande un lien pour choisir un nouveau mot de passe',
  access: 'public',
  limit: 'passwordReset',
  body: z.object({ email: z.string().trim().min(1).max(254) }),
})

/** Tells whether a link from an e-mail still serves, and does nothing else: a page says so before it asks for anything. */
export const checkAccountLink = endpoint({
  method: 'POST',
  path: '/api/v1/accountLinkCheck/',
  summary: 'Dit si un lien reçu par e-mail sert encore',
  access: 'public',
  limit: 'emailLink',
  body: LinkParts.extend({ purpose: z.enum(['email-confirmation', 'password-reset']) }),
})

/** Ends all sessions, tokens and application grants of the account, and opens no session. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/passwordReset/',
  summary: 'Choisit un nouveau mot de passe avec le lien reçu',
  access: 'public',
  limit: 'emailLink',
  body: PasswordReset,
})

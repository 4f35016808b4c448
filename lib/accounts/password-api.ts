import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Password, passwordsDiffer } from './account-fields.ts'
import { LinkParts } from './sign-up-api.ts'

export const PasswordChange = z
  .object({ oldPassword: Password, newPassword1: Password, newPassword2: Password })
  .refine(({ newPassword1, newPassword2 }) => newPassword1 === newPassword2, passwordsDiffer)

/** The session goes on, the other ones end; personal tokens stay. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/v1/passwordChange/',
  summary: 'Change son mot de passe',
  access: 'user',
  limit: 'passwordCheck',
  body: PasswordChange,
  answer: z.object({}),
})

/** The public service answers to both methods. */
export const changePasswordByPatch = endpoint({
  ...changePassword,
  method: 'PATCH',
  summary: 'Change son mot de passe, comme avec PUT',
})

/** With the two parts of the link that was received. */
export const PasswordReset = LinkParts.extend({ newPassword1: Password, newPassword2: Password.optional() }).refine(
  ({ newPassword1, newPassword2 }) => newPassword2 === undefined || newPassword1 === newPassword2,
  { ...passwordsDiffer, path: ['newPassword2'] },
)

/** Whatever the address, known or not, the answer is the same. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/passwordResetRequest/',
  summary: 'Demande un lien pour choisir un nouveau mot de passe',
  access: 'anonymous',
  limit: 'passwordReset',
  body: z.object({ email: z.string().trim().min(1).max(254) }),
})

/** All sessions of the account end, and none opens. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/passwordReset/',
  summary: 'Choisit un nouveau mot de passe avec le lien reçu',
  access: 'anonymous',
  limit: 'emailLink',
  body: PasswordReset,
})

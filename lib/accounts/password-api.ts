import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Password, passwordsDiffer } from './account-fields.ts'
import { LinkParts } from './sign-up-api.ts'

const keptIds = <Id extends z.ZodType>(id: Id) => z.array(id).max(1000).optional()

/** What goes on working after the password has changed; ids that are not the user's own are left aside. */
const KeptAccess = z.object({
  keptTokenIds: keptIds(z.int()),
  keptGrantIds: keptIds(z.string().max(100)),
  /** Applications that the user registered. */
  keptApplicationIds: keptIds(z.int()),
})
export type KeptAccess = z.output<typeof KeptAccess>

const passwords = KeptAccess.extend({ oldPassword: Password, newPassword1: Password, newPassword2: Password })
const sameTwice = ({ newPassword1, newPassword2 }: z.output<typeof passwords>): boolean => newPassword1 === newPassword2

/** As a form checks it: beside the second of the two. */
export const PasswordChange = passwords.refine(sameTwice, { ...passwordsDiffer, path: ['newPassword2'] })

/**
 * The session goes on, the other ones end. So do personal tokens, the access given to applications, and that of the
 * applications that the user registered, which need a new secret: but for those that the body says to keep.
 */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/v1/passwordChange/',
  summary: 'Change son mot de passe',
  access: 'user',
  limit: 'passwordCheck',
  // The public service says of the whole body that they differ.
  body: passwords.refine(sameTwice, passwordsDiffer),
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
  access: 'public',
  limit: 'passwordReset',
  body: z.object({ email: z.string().trim().min(1).max(254) }),
})

/** All sessions of the account end, all its tokens and the access of applications too, and no session opens. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/passwordReset/',
  summary: 'Choisit un nouveau mot de passe avec le lien reçu',
  access: 'public',
  limit: 'emailLink',
  body: PasswordReset,
})

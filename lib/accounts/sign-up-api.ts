import { z } from 'zod'
import { CampaignText } from '../entities/campaign-text.ts'
import { endpoint } from '../http/endpoint.ts'
import { AcceptedTerms, Password, PhoneNumber, Profile, passwordMismatch, Username } from './account-fields.ts'
import { User } from './user.ts'

/** An account to create. Passwords that differ are an error of `password2`. */
export const SignUp = z
  .object({
    ...Profile.shape,
    phoneNumber: PhoneNumber.optional(),
    username: Username,
    password1: Password,
    /** The same again, for forms that ask twice. */
    password2: Password.optional(),
    /** The terms of use. */
    cguApproved: AcceptedTerms,
    isDev: z.boolean().default(false),
    creationMtmSource: CampaignText.nullish(),
    creationMtmCampaign: CampaignText.nullish(),
    creationMtmMedium: CampaignText.nullish(),
  })
  // A second password that is empty is missing, not different.
  .refine(({ password1, password2 }) => !password2 || password1 === password2, {
    ...passwordMismatch,
    path: ['password2'],
  })
export type SignUp = z.output<typeof SignUp>

/** Creates an account and opens its session: the answer sets the cookies `sessionid` and `csrftoken`. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/',
  summary: 'Crée un compte et ouvre sa session',
  access: 'public',
  limit: 'signUp',
  body: SignUp,
  answer: User,
  created: true,
})

/** The two last parts of the path of a link in an e-mail. */
export const LinkParts = z.object({ uid: z.string().min(1).max(50), token: z.string().min(1).max(200) })

/** Opens no session: somebody else who follows the link gets no access. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/v1/emailConfirmation/',
  summary: 'Confirme une adresse e-mail avec le lien reçu',
  access: 'public',
  limit: 'emailLink',
  body: LinkParts,
  answer: z.object({ email: z.string() }),
})

/** Writes to the pending address, else to the caller's; sends nothing when that one is already confirmed. */
export const requestEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/v1/emailConfirmationRequest/',
  summary: 'Envoie de nouveau le lien qui confirme son adresse e-mail',
  access: 'user',
  limit: 'emailResend',
})

const optionalText = z.string().max(254).nullish()

/** Suggests a name that is free at this moment: `first_last`, else the local part of the e-mail, numbered if needed. */
export const suggestUsername = endpoint({
  method: 'POST',
  path: '/api/v1/usernameSuggestion/',
  summary: 'Propose un identifiant libre',
  access: 'public',
  limit: 'usernameSuggestion',
  body: z.object({ firstName: optionalText, lastName: optionalText, email: optionalText }),
  answer: z.object({ suggestion: z.string() }),
})

import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { AcceptedTerms, Password, PhoneNumber, Profile, passwordsDiffer, Username } from './account-fields.ts'
import { User } from './user.ts'

const campaignText = z.string().trim().max(500).nullish()

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
    creationMtmSource: campaignText,
    creationMtmCampaign: campaignText,
    creationMtmMedium: campaignText,
  })
  .refine(({ password1, password2 }) => password2 === undefined || password1 === password2, {
    ...passwordsDiffer,
    path: ['password2'],
  })
export type SignUp = z.output<typeof SignUp>

/** Makes an account and opens its session: the answer sets the cookies `sessionid` and `csrftoken`. */
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

/** The two parts of a link that an e-mail carries, as its path ends with them. */
export const LinkParts = z.object({ uid: z.string().min(1).max(50), token: z.string().min(1).max(200) })

/** Opens no session: a link that somebody else follows lets them in nowhere. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/v1/emailConfirmation/',
  summary: 'Confirme une adresse e-mail avec le lien reçu',
  access: 'public',
  limit: 'emailLink',
  body: LinkParts,
  answer: z.object({ email: z.string() }),
})

/** To the address that waits to replace the caller's, else to the caller's; nothing is sent when it is confirmed already. */
export const requestEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/v1/emailConfirmationRequest/',
  summary: 'Envoie de nouveau le lien qui confirme son adresse e-mail',
  access: 'user',
  limit: 'emailResend',
})

const given = z.string().max(254).nullish()

/** A name that nobody has at this moment: `first_last`, else the local part of the e-mail, with a number if need be. */
export const suggestUsername = endpoint({
  method: 'POST',
  path: '/api/v1/usernameSuggestion/',
  summary: 'Propose un identifiant libre',
  access: 'public',
  limit: 'usernameSuggestion',
  body: z.object({ firstName: given, lastName: given, email: given }),
  answer: z.object({ suggestion: z.string() }),
})

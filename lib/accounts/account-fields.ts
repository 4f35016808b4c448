/** The fields of an account that no import file carries, as forms and API check them. */
import { z } from 'zod'
import { because } from '../messages/issue-message.ts'
import { accountMessages } from './account-messages.ts'
import { isEmail, withLowerCaseDomain } from './email.ts'

/** At most 254 characters; the domain in lower case, for it has none. */
export const Email = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine(isEmail, because(accountMessages('email')))
  .transform(withLowerCaseDomain)

/**
 * At most 150 letters, digits and signs `.` `_` `+` `-`. Never an `@`: one signs in with either the name or the e-mail,
 * and nobody's name may be somebody else's e-mail.
 */
export const Username = z
  .string()
  .trim()
  .normalize('NFKC')
  .min(1, { abort: true })
  .max(150, { abort: true })
  .refine(name => !name.includes('@'), { ...because(accountMessages('username-like-email')), abort: true })
  .refine(name => /^[\p{L}\p{M}\p{N}._+-]*$/u.test(name), because(accountMessages('username-characters')))

/** Ten digits, with or without spaces and hyphens between them; nothing is null. */
export const PhoneNumber = z
  .string()
  .transform(text => text.replace(/[\s-]/g, '') || null)
  .refine(digits => digits === null || /^\d{10}$/.test(digits), because(accountMessages('phone-number')))
  .nullable()

/** True: the terms of use were accepted. */
export const AcceptedTerms = z.boolean().refine(accepted => accepted, because(accountMessages('terms')))

export const PersonName = z.string().trim().max(150)

/** Any text: the strength of a new one is told by `passwordStrength`, and an old one may be anything. */
export const Password = z.string().min(1).max(1024)

/** Who somebody is and how to reach them, as they write it themself. */
export const Profile = z.object({
  firstName: PersonName.min(1),
  lastName: PersonName.min(1),
  email: Email,
  phoneNumber: PhoneNumber,
})

/** Where to send a link to. */
export const Recipient = z.object({ email: Email })

/** To spread in the `refine` of a body where the password is typed twice. */
export const passwordsDiffer = because(accountMessages('passwords-differ'))

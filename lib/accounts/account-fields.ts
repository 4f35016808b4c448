/** The fields of an account that no import file carries, as forms and API check them. */
import { z } from 'zod'
import { withMessage } from '../messages/issue-message.ts'
import { accountMessages } from './account-messages.ts'
import { isEmail, withLowerCaseDomain } from './email.ts'

/** At most 254 characters. The domain is put in lower case, because case does not matter there. */
export const Email = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine(isEmail, withMessage(accountMessages('email')))
  .transform(withLowerCaseDomain)

/**
 * At most 150 letters, digits and signs `.` `_` `+` `-`. No `@`: people sign in with either their name or their e-mail,
 * and a name may not be somebody else's e-mail.
 */
export const Username = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1, { abort: true })
  .max(150, { abort: true })
  .refine(name => !name.includes('@'), { ...withMessage(accountMessages('username-like-email')), abort: true })
  // Letters that only look different, as those of full width, are not replaced: nobody would sign in with what they typed.
  .refine(
    name => /^[\p{L}\p{M}\p{N}._+-]*$/u.test(name) && name === name.normalize('NFKC'),
    withMessage(accountMessages('username-characters')),
  )

/** Ten digits, with or without spaces and hyphens between them. An empty text becomes null. */
export const PhoneNumber = z
  .string()
  .transform(text => text.replace(/[\s-]/g, '') || null)
  .refine(digits => digits === null || /^\d{10}$/.test(digits), withMessage(accountMessages('phone-number')))
  .nullable()

/** Must be true: the terms of use are accepted. */
export const AcceptedTerms = z.boolean().refine(accepted => accepted, withMessage(accountMessages('terms')))

export const PersonName = z.string().trim().max(150)

/** Any text: `passwordStrength` judges a new password, and an old one may be anything. */
export const Password = z.string().min(1).max(1024)

/** The name and contact details of a user, as they type them. */
export const Profile = z.object({
  firstName: PersonName.min(1),
  lastName: PersonName.min(1),
  email: Email,
  phoneNumber: PhoneNumber,
})

/** The addressee of a link. */
export const Recipient = z.object({ email: Email })

/** The options of a `refine` that compares the two passwords of a body. */
export const passwordMismatch = withMessage(accountMessages('passwords-differ'))

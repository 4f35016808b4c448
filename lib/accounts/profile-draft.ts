import { z } from 'zod'
import { Profile } from './account-fields.ts'
import { jobs, userSources } from './user-fields.ts'

/** A value of a list; an empty choice is null. */
const choice = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.literal('').transform(() => null), z.enum(values)])

const freeText = z
  .string()
  .trim()
  .max(5000)
  .transform(text => text || null)

/**
 * The form of a profile. A change of e-mail, and nothing else, requires the password.
 * @param email the one that the account has.
 */
export const profileDraft = (email: string) =>
  Profile.extend({
    job: choice(jobs),
    otherJobDescription: freeText,
    source: choice(userSources),
    otherSourceDescription: freeText,
    password: z.string().max(1024),
  }).check(({ value, issues }) => {
    if (value.email === email || value.password !== '') return
    issues.push({ code: 'too_small', origin: 'string', minimum: 1, path: ['password'], input: value.password })
  })

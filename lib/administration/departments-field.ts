import { z } from 'zod'
import { customIssue } from '../messages/issue-message.ts'
import { departments } from '../territories/departments.ts'
import { administrationMessages } from './administration-messages.ts'

const known: readonly string[] = departments.map(({ code }) => code)

/** Codes of departments, each once, in the order of the codes. */
export const Departments = z.array(z.string().max(10)).transform((given, context) => {
  const unknown = given.find(code => !known.includes(code))
  if (unknown === undefined) return known.filter(code => given.includes(code))
  context.addIssue(customIssue(administrationMessages('unknown-department', unknown)))
  return z.NEVER
})

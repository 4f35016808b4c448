import { z } from 'zod'
import { Email, PhoneNumber } from '../accounts/account-fields.ts'
import { economicModels } from '../canteens/production.ts'
import { visibleText } from '../entities/visible-text.ts'
import { describedAs } from '../http/described-as.ts'
import { Id } from '../http/id.ts'
import { customIssue, withMessage } from '../messages/issue-message.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'
import { gratuityOptions } from './gratuity-options.ts'
import { departmentCodes, partnerSectors } from './partner-fields.ts'
import { partnerMessages } from './partner-messages.ts'
import { partnerNeeds } from './partner-needs.ts'

/** Longest texts, in characters. */
export const longestPartnerTexts = { name: 200, shortDescription: 300, longDescription: 10_000 } as const

/** A text that may be left out; null when it shows nothing. */
const Text = (longest: number) => z.string().max(longest).transform(textOrNull)

const isWebsite = (text: string): boolean => {
  if (!/^https?:\/\/[^\s<>"\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  // A name and a password before the host hide where the link leads.
  return hostname.includes('.') && username === '' && password === ''
}

/** The whole address of a site. */
export const Website = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(500, { abort: true })
  .refine(isWebsite, withMessage(partnerMessages('website')))

const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Codes of a list, each once, in the order of the list. */
const codes = <Code extends string>(known: readonly Code[]) =>
  z.array(z.enum(known as readonly [Code, ...Code[]])).transform(given => known.filter(code => given.includes(code)))

const isDepartment = new Set(departmentCodes)
const DepartmentCodes = describedAs(
  { type: 'array', items: { type: 'string', enum: [...departmentCodes] } },
  z.array(z.string()).transform((given, context) => {
    const unknown = given.find(code => !isDepartment.has(code))
    if (unknown === undefined) return departmentCodes.filter(code => given.includes(code))
    context.addIssue(customIssue(partnerMessages('unknown-department', unknown)))
    return z.NEVER
  }),
)

const TypeIds = z.array(Id).transform(ids => [...new Set(ids)].sort((a, b) => a - b))

/**
 * An actor that somebody proposes. `types` are ids of `partnerTypes`, `longDescription` is written in Markdown, `image` is a
 * data URI. A name that is not one of these is refused: nobody publishes an actor with it.
 */
export const NewPartner = z.strictObject({
  name: visibleText(longestPartnerTexts.name),
  shortDescription: visibleText(longestPartnerTexts.shortDescription),
  longDescription: Text(longestPartnerTexts.longDescription).nullish(),
  website: z.preprocess(emptyAsNull, Website.nullish()),
  image: z.string().min(1).nullish(),
  types: TypeIds.nullish(),
  categories: codes(partnerNeeds).nullish(),
  sectorCategories: codes(partnerSectors).nullish(),
  national: z.boolean().nullish(),
  departments: DepartmentCodes.nullish(),
  gratuityOption: z.preprocess(emptyAsNull, z.enum(gratuityOptions).nullish()),
  economicModel: z.preprocess(emptyAsNull, z.enum(economicModels).nullish()),
  contactName: Text(254).nullish(),
  contactEmail: z.preprocess(emptyAsNull, Email.nullish()),
  contactMessage: Text(10_000).nullish(),
  contactPhoneNumber: PhoneNumber.optional(),
  /** A trap: the form hides it, so only a robot fills it in. Such a proposal gets the answer of others and goes nowhere. */
  fax: z.string().max(2000).nullish(),
})
export type NewPartner = z.output<typeof NewPartner>

/** A site as people type it, often without the beginning of its address. */
const TypedWebsite = z
  .string()
  .trim()
  .transform(text => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`))
  .pipe(Website)

/** The form, where all is mandatory but the picture and part of the contact. */
export const PartnerDraft = z
  .object({
    name: NewPartner.shape.name,
    types: z.array(z.string()).min(1),
    image: z.string(),
    categories: z.array(z.enum(partnerNeeds)).min(1),
    sectorCategories: z.array(z.enum(partnerSectors)).min(1),
    national: z.boolean(),
    departments: z.array(z.string()),
    gratuityOption: z.string().min(1).pipe(z.enum(gratuityOptions)),
    longDescription: visibleText(longestPartnerTexts.longDescription),
    shortDescription: NewPartner.shape.shortDescription,
    website: TypedWebsite,
    contactEmail: Email,
    contactName: Text(254),
    contactPhoneNumber: PhoneNumber,
    contactMessage: Text(10_000),
    charter: z.boolean().refine(accepted => accepted, withMessage(partnerMessages('charter'))),
    fax: z.string().max(2000),
  })
  .superRefine(({ national, departments }, context) => {
    if (!national && departments.length === 0) {
      context.addIssue({ code: 'too_small', origin: 'array', minimum: 1, path: ['departments'], input: departments })
    }
  })
export type PartnerDraft = z.output<typeof PartnerDraft>

import { z } from 'zod'
import { firstYear } from '../diagnostics/diagnostic-years.ts'
import { CampaignText } from '../entities/campaign-text.ts'
import { type CreationName, creationNames, givenSources } from '../entities/creation-source.ts'
import { type InputOf, namesWhere } from '../entities/field.ts'
import { type InputReaders, inputShape } from '../entities/input-shape.ts'
import { inputValues } from '../entities/input-values.ts'
import { visibleText } from '../entities/visible-text.ts'
import { describedAs } from '../http/described-as.ts'
import { Id } from '../http/id.ts'
import { largestId } from '../http/largest-id.ts'
import { customIssue, withMessage } from '../messages/issue-message.ts'
import { currentYear } from '../messages/today.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'
import { type CanteenFields, canteenFields } from './canteen-fields.ts'
import { canteenMessages } from './canteen-messages.ts'
import { longestComment } from './longest-comment.ts'
import { codesOfSectors, idOfSector, type SectorCode, sectorCodes, sectors } from './sectors.ts'
import { removeSpaces } from './siret.ts'

/** A text without spaces around it; null when it shows nothing. Everybody reads those of a public page. */
const Text = z.string().max(longestComment).transform(textOrNull)

/** A number whose digits may be grouped: 213 401 722 01787. */
const Digits = z.string().transform(text => removeSpaces(text) || null)

/** A count, as a number or as a text of digits; null when it is empty. */
const Count = z.preprocess(value => {
  if (typeof value !== 'string') return value
  const text = removeSpaces(value)
  if (text === '') return null
  return /^\d+$/.test(text) ? Number(text) : value
}, z.int().min(0).max(largestId).nullable())

const Campaign = CampaignText.transform(text => text || null)

const sectorIds: ReadonlySet<number> = new Set(sectors.map(({ id }) => id))
const SectorIds = z
  .array(z.int().refine(id => sectorIds.has(id), withMessage(canteenMessages('unknown-sector'))))
  .transform(ids => [...new Set(ids)].sort((a, b) => a - b))

const isSectorCode = (code: string): code is SectorCode => sectorCodes.some(known => known === code)
const SectorCodes = describedAs(
  { type: 'array', items: { type: 'string', enum: [...sectorCodes] } },
  z.array(z.string()).transform((codes, context) => {
    const unknown = codes.find(code => !isSectorCode(code))
    if (unknown === undefined) return codesOfSectors(codes.filter(isSectorCode).map(idOfSector))
    context.addIssue(customIssue(canteenMessages('unknown-sector-code', unknown)))
    return z.NEVER
  }),
)

/** A data URI (`data:image/png;base64,…`), or the present address of an image that stays. */
const ImageSource = z.string().min(1)

/**
 * An image of a canteen to store. One without an `id` is new; one with an id keeps its picture if its `image` is an
 * address.
 */
export const CanteenImageInput = z.object({
  id: Id.optional(),
  image: ImageSource,
  altText: z.string().trim().max(500).nullish(),
})
export type CanteenImageInput = z.output<typeof CanteenImageInput>

const HiddenYears = z
  .array(
    z.int().superRefine((year, context) => {
      const last = currentYear()
      if (year < firstYear || year > last) context.addIssue(customIssue(canteenMessages('hidden-year', last)))
    }),
  )
  .transform(years => [...new Set(years)].sort((a, b) => a - b))

const codeOf = (codes: readonly string[]) =>
  z.preprocess(value => (value === '' ? null : value), z.enum(codes).nullable())

const readers: InputReaders<CanteenFields> = {
  integer: () => Count,
  text: () => Text,
  code: (_, { codes }) => codeOf(codes),
  yesNo: () => z.preprocess(value => (value === '' ? null : value), z.boolean().nullable()),
  integers: () => HiddenYears,
  // Their shapes are given below, with their types.
  own: () => z.unknown(),
}

/**
 * A canteen from a form or an API client. `sectors` are ids, `sectorList` the same by code; counts are meals or satellites. `images` is the complete
 * list: those left out are removed. `logo` is a data URI, null to remove it, or its present address.
 */
export const NewCanteen = z.object({
  ...inputShape(canteenFields, readers, {
    name: visibleText(),
    siret: Digits,
    sirenUniteLegale: Digits,
    centralProducerSiret: Digits,
    cityInseeCode: Digits,
    postalCode: Digits,
    creationSource: codeOf(givenSources),
    creationMtmSource: Campaign,
    creationMtmCampaign: Campaign,
    creationMtmMedium: Campaign,
  }),
  sectors: SectorIds.optional(),
  sectorList: SectorCodes.optional(),
  logo: ImageSource.nullish(),
  images: z.array(CanteenImageInput).max(20).optional(),
})
export type NewCanteen = z.output<typeof NewCanteen>

/** Missing properties stay unchanged. What tells how the canteen was created is set at creation only. */
export const CanteenChange = NewCanteen.omit({
  creationSource: true,
  creationMtmSource: true,
  creationMtmCampaign: true,
  creationMtmMedium: true,
}).partial()
export type CanteenChange = z.output<typeof CanteenChange>

/** What is not a value of the canteen's own row. */
const ownInputs: ReadonlySet<string> = new Set([...creationNames, 'images', 'logo', 'sectorList'])

type ValueNames = Exclude<keyof InputOf<CanteenFields>, CreationName | 'images' | 'logo' | 'sectorList'>

/** The values of a canteen that clients may set, pictures aside. */
export type CanteenInputValues = Omit<Pick<Readonly<InputOf<CanteenFields>>, ValueNames>, 'sectors'> & {
  /** Ids. */
  readonly sectors: readonly number[]
}

export const canteenValueNames = namesWhere<CanteenFields, ValueNames>(
  canteenFields,
  (_, name) => canteenFields[name as keyof CanteenFields].input !== null && !ownInputs.has(name),
)

export const canteenInputValues = inputValues<CanteenInputValues>(canteenValueNames)

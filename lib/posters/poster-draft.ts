import { z } from 'zod'
import { inCents } from '../diagnostics/amounts.ts'
import { readTypedAmount } from '../diagnostics/typed-amount.ts'
import { readTypedCount } from '../entities/grouped-digits.ts'
import { isMessage, type Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue } from '../messages/issue-message.ts'
import { posterMessages } from './poster-messages.ts'

/** The territorial food project that products come from, as far as it is typed. */
export interface PosterProject {
  /** In percent; null where it is not typed. */
  readonly share: number | null
  readonly name: string
}

/** The longest texts of a poster, in characters. */
export const longestTexts = { word: 700, projectName: 150, name: 150, city: 100 } as const

/** The fields that all posters share, as typed. */
export interface PosterTextValues {
  readonly word: string
  readonly hasProject: boolean
  readonly projectShare: string
  readonly projectName: string
}

/** The poster of a canteen of the person, as typed. */
export interface CanteenPosterValues extends PosterTextValues {
  /** The id of the canteen, and the text of its field. */
  readonly canteen: string
  readonly canteenName: string
}

/** The poster of a visitor, as typed. */
export interface VisitorPosterValues extends PosterTextValues {
  readonly name: string
  readonly city: string
  readonly dailyMealCount: string
  readonly valueTotalHt: string
  readonly valueBioHt: string
  readonly valueSustainableHt: string
}

/** What a visitor typed, read. */
export interface VisitorPoster {
  readonly name: string
  readonly city: string
  readonly dailyMealCount: number
  readonly valueTotalHt: number
  readonly valueBioHt: number
  readonly valueSustainableHt: number
}

export const emptyTexts: PosterTextValues = { word: '', hasProject: false, projectShare: '', projectName: '' }

/** Reads a percentage as people type it: `30`, `12,5 %`. */
export function readTypedShare(typed: string): number | null | Message {
  const text = typed.trim()
  if (text === '') return null
  const [, digits] = /^(\d{1,3}(?:[.,]\d+)?)\s*%?$/.exec(text) ?? []
  const value = Number(digits?.replace(',', '.'))
  return digits === undefined || value > 100 ? posterMessages('share-out-of-range') : value
}

const amountNames = ['valueTotalHt', 'valueBioHt', 'valueSustainableHt'] as const

type Read<Values> = { readonly [Name in keyof Values]: number | string | null | Message }

const countOf = (typed: string): number | null | Message => {
  if (typed.trim() === '') return null
  const count = Number(readTypedCount(typed.trim()) ?? Number.NaN)
  if (!Number.isSafeInteger(count)) return formMessages('whole-number')
  return count > 0 ? count : posterMessages('above-zero')
}

const amountOf = (typed: string, name: (typeof amountNames)[number]): number | null | Message =>
  typed.trim() === '' ? null : readTypedAmount(typed.trim(), name)

const textOf = (typed: string, longest: number): string | Message =>
  [...typed.trim()].length > longest ? formMessages('longest', longest) : typed.trim()

const readTexts = ({ word, hasProject, projectShare, projectName }: PosterTextValues) => ({
  word: textOf(word, longestTexts.word),
  projectShare: hasProject ? readTypedShare(projectShare) : null,
  projectName: hasProject ? textOf(projectName, longestTexts.projectName) : '',
})

function readVisitor(values: VisitorPosterValues): Read<VisitorPoster> {
  const total = amountOf(values.valueTotalHt, 'valueTotalHt')
  return {
    name: textOf(values.name, longestTexts.name),
    city: textOf(values.city, longestTexts.city),
    dailyMealCount: countOf(values.dailyMealCount),
    valueTotalHt: total === 0 ? posterMessages('above-zero') : total,
    valueBioHt: amountOf(values.valueBioHt, 'valueBioHt'),
    valueSustainableHt: amountOf(values.valueSustainableHt, 'valueSustainableHt'),
  }
}

/** What of a form can be shown already: a value that is refused is as if it were not typed. */
const known = (value: unknown) => (isMessage(value) ? null : value)

export const shownTexts = (values: PosterTextValues): { readonly word: string; readonly project: PosterProject } => {
  const { word, projectShare, projectName } = readTexts(values)
  return {
    // What is too long is shown to its limit, where it is typed.
    word: isMessage(word) ? [...values.word.trim()].slice(0, longestTexts.word).join('') : word,
    project: {
      share: known(projectShare) as number | null,
      name: (known(projectName) as string | null) ?? '',
    },
  }
}

export const shownVisitor = (
  values: VisitorPosterValues,
): { readonly [Name in keyof VisitorPoster]: VisitorPoster[Name] | null } =>
  Object.fromEntries(Object.entries(readVisitor(values)).map(([name, value]) => [name, known(value)])) as never

type Refuse = (name: string, message: Message) => void

const refuserOf =
  (context: z.core.$RefinementCtx): Refuse =>
  (name, message) =>
    context.addIssue({ ...customIssue(message), path: [name] })

const refuseMessages = (read: Readonly<Record<string, unknown>>, refuse: Refuse) => {
  for (const [name, value] of Object.entries(read)) if (isMessage(value)) refuse(name, value)
}

/** The draft of the poster of a canteen; the one of the page needs no choice. */
export const canteenPosterDraft = z.custom<CanteenPosterValues>().transform((values, context) => {
  const refuse = refuserOf(context)
  if (values.canteen === '') refuse('canteen', posterMessages('choose-canteen'))
  refuseMessages(readTexts(values), refuse)
  return values
})

/** The draft of a visitor's poster: all is needed but the texts. */
export const visitorPosterDraft = z.custom<VisitorPosterValues>().transform((values, context) => {
  const refuse = refuserOf(context)
  const read = readVisitor(values)
  for (const [name, value] of Object.entries(read)) {
    if (value === null || value === '') refuse(name, formMessages('required'))
  }
  refuseMessages({ ...read, ...readTexts(values) }, refuse)
  const [total, bio, others] = amountNames.map(name => read[name])
  if (typeof total === 'number' && typeof bio === 'number' && typeof others === 'number') {
    if (inCents(bio) + inCents(others) > inCents(total)) refuse('valueTotalHt', posterMessages('parts-above-total'))
  }
  return values
})

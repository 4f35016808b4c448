import type { WrittenKind } from '@ma-cantine/lib/writing/text-preview-api'
import type { WritingApi } from '@ma-cantine/lib/writing/writing-api'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { ScreenName } from '../app/screen-name.ts'
import type { Labels, SiteForm } from '../ui/site-form.ts'
import type { Words } from './words/fr.ts'

/** The values of a text, by their names. */
export type TextValues = Readonly<Record<string, unknown>>

/** A text as the API gives it. */
export interface WrittenText extends TextValues {
  readonly id: number
  readonly state: 'draft' | 'scheduled' | 'online'
  readonly modificationDate: string
}

/** What the screens have to know of the texts of one kind. */
export interface KindOf<Form extends FieldValues, Values> {
  /** Names its sentences. */
  readonly name: keyof Words['kinds']
  /** Its name in the API. */
  readonly code: WrittenKind
  readonly api: WritingApi
  readonly list: ScreenName
  readonly one: ScreenName
  /** The value by which people know a text. */
  readonly title: string
  /** Makes of the form what is sent, and refuses what cannot be. */
  readonly draft: z.ZodType<Values, Form>
  readonly empty: () => Form
  readonly formOf: (values: Values) => Form
  /** A hook. */
  readonly useLabels: () => Labels<Form>
  /** A hook. How people read the codes that values hold. */
  readonly useCodeWords: () => Readonly<Record<string, string>>
  readonly Fields: ComponentType<{ readonly form: SiteForm<Form> }>
  /** The address of the page that shows it, once it is online. */
  readonly pageOf: (text: { readonly id: number; readonly title: string }) => string
}

/** A kind, for the screens that treat all alike. */
export type WritingKind = KindOf<FieldValues, TextValues>

/** The draft of a kind has checked the values by then: the screens pass them on as they are. */
export const writingKind = <Form extends FieldValues, Values>(kind: KindOf<Form, Values>): WritingKind =>
  kind as unknown as WritingKind

import { z } from 'zod'
import { type Field, type NamesOf, namesWhere, type ValueOf } from '../entities/field.ts'
import { inputValues } from '../entities/input-values.ts'
import { largestId } from '../http/id.ts'
import { customIssue, withMessage } from '../messages/issue-message.ts'
import { largestAmount } from './amount-properties.ts'
import { type DiagnosticFields, diagnosticFields } from './diagnostic-fields.ts'
import { diagnosticMessages } from './diagnostic-messages.ts'
import { FigureSources } from './figure-sources.ts'
import { countQuestions, textQuestions, weightQuestions } from './service-questions.ts'

type InputName = NamesOf<DiagnosticFields, { readonly input: string }>

/** The properties of a diagnostic that clients may change. */
export type DiagnosticValueName = Exclude<InputName, 'creationSource'>

/** The values of a diagnostic that clients set. Amounts are numbers, exact to the cent. */
export type DiagnosticValues = { readonly [Name in DiagnosticValueName]: ValueOf<DiagnosticFields[Name]> }

export const diagnosticValueNames = namesWhere<DiagnosticFields, DiagnosticValueName>(
  diagnosticFields,
  (_, name) => diagnosticFields[name as InputName].input !== null && name !== 'creationSource',
)

export const diagnosticInputValues = inputValues<DiagnosticValues>(diagnosticValueNames)

type SentValue<Name extends InputName> = DiagnosticFields[Name] extends { readonly kind: 'amount' }
  ? number | string | null
  : ValueOf<DiagnosticFields[Name]>

type InputShape = {
  [Name in InputName]: DiagnosticFields[Name] extends { readonly input: 'required' }
    ? z.ZodType<ValueOf<DiagnosticFields[Name]>, SentValue<Name>>
    : z.ZodOptional<z.ZodType<ValueOf<DiagnosticFields[Name]>, SentValue<Name>>>
}

/** Existing clients empty a value by sending an empty text. */
const emptyAsNull = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value)

const decimal = /^-?\d+(?:[.,]\d*)?$/

/** A number with two decimals at most, as a number or as a text with a comma or a point; its digits may be grouped. */
const decimalInput = (least: number | null) =>
  z.preprocess(
    emptyAsNull,
    z
      .union([z.number(), z.string()])
      .transform((value, context) => {
        const refuse = (code: 'wrong-amount' | 'negative' | 'too-large') => {
          context.addIssue(customIssue(diagnosticMessages(code)))
          return z.NEVER
        }
        const text = typeof value === 'string' ? value.replace(/\s/g, '') : String(value)
        if (Math.abs(Number(value)) > largestAmount) return refuse('too-large')
        if (!decimal.test(text) || /[.,]\d\d0*[1-9]/.test(text)) return refuse('wrong-amount')
        const number = Number(text.replace(',', '.'))
        if (Math.abs(number) > largestAmount) return refuse('too-large')
        if (least !== null && number < least) return refuse('negative')
        // Not -0.
        return number + 0
      })
      .nullable(),
  )

const integerInput = (most: number) => z.preprocess(emptyAsNull, z.int().min(0).max(most).nullable())

/** Enough for any comment; the public service has no bound. */
const longestText = 10_000

const textInput = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullable()
    .transform(text => text || null)

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const addressInput = (longest: number) =>
  z.preprocess(
    emptyAsNull,
    z
      .string()
      .trim()
      .max(longest)
      .refine(isWebAddress, withMessage(diagnosticMessages('wrong-address')))
      .nullable(),
  )

const isKey = <Keys extends object>(keys: Keys, name: PropertyKey): name is keyof Keys => Object.hasOwn(keys, name)

/** The reader of the values of a property. */
function inputOf(name: InputName): z.ZodType {
  const field: Field = diagnosticFields[name]
  if (name === 'year') return z.int()
  if (name === 'communicationSupportUrl') return addressInput(textQuestions.communicationSupportUrl)
  switch (field.kind) {
    case 'amount':
      return decimalInput(isKey(weightQuestions, name) ? weightQuestions[name] : 0)
    case 'integer':
      return integerInput(isKey(countQuestions, name) ? countQuestions[name] : largestId)
    case 'yesNo':
      return z.preprocess(emptyAsNull, z.boolean().nullable())
    case 'code':
      return z.preprocess(emptyAsNull, z.enum(field.codes).nullable())
    case 'codes':
      return z
        .array(z.enum(field.codes))
        .transform(codes => field.codes.filter(code => codes.includes(code)))
        .nullable()
    default:
      return textInput(name.startsWith('tunnel') ? longestStep : longestText)
  }
}

/** The longest name of a step of a tunnel. */
const longestStep = 50

const inputNames: readonly InputName[] = [...diagnosticValueNames, 'creationSource']

const shape = Object.fromEntries(
  inputNames.map(name => [
    name,
    diagnosticFields[name].input === 'required' ? inputOf(name) : inputOf(name).optional(),
  ]),
) as unknown as InputShape

/**
 * A diagnostic from the tunnel or an API client. Missing amounts are not given; a step may leave any of them empty. The
 * seven totals that a detailed diagnostic derives from its grid are ignored. `sources` tells where values come from; those
 * that it leaves out are typed.
 */
export const NewDiagnostic = z.object({ ...shape, sources: FigureSources.optional() })
export type NewDiagnostic = z.output<typeof NewDiagnostic>

/** Missing properties stay unchanged. */
export const DiagnosticChange = NewDiagnostic.omit({ creationSource: true }).partial()
export type DiagnosticChange = z.output<typeof DiagnosticChange>

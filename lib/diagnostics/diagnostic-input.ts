import { z } from 'zod'
import { CampaignText } from '../entities/campaign-text.ts'
import { type CreationName, creationNames, givenSources, isCreationName } from '../entities/creation-source.ts'
import { type Field, type NamesOf, namesWhere, type ValueOf } from '../entities/field.ts'
import { inputValues } from '../entities/input-values.ts'
import { largestId } from '../http/largest-id.ts'
import { type DiagnosticFields, diagnosticFields } from './diagnostic-fields.ts'
import { FigureSources } from './figure-sources.ts'
import { countQuestions, textQuestions, weightQuestions } from './service-questions.ts'
import { addressInput, decimalInput, emptyAsNull, integerInput, longestText, textInput } from './value-inputs.ts'

type InputName = NamesOf<DiagnosticFields, { readonly input: string }>

/** The properties of a diagnostic that clients may change. */
export type DiagnosticValueName = Exclude<InputName, CreationName>

/** The values of a diagnostic that clients set. Amounts are numbers, exact to the cent. */
export type DiagnosticValues = { readonly [Name in DiagnosticValueName]: ValueOf<DiagnosticFields[Name]> }

export const diagnosticValueNames = namesWhere<DiagnosticFields, DiagnosticValueName>(
  diagnosticFields,
  (_, name) => diagnosticFields[name as InputName].input !== null && !isCreationName(name),
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

const isKey = <Keys extends object>(keys: Keys, name: PropertyKey): name is keyof Keys => Object.hasOwn(keys, name)

/** The reader of the values of a property. */
function inputOf(name: InputName): z.ZodType {
  const field: Field = diagnosticFields[name]
  if (name === 'year') return z.int()
  if (name === 'creationSource') return z.preprocess(emptyAsNull, z.enum(givenSources).nullable())
  if (name.startsWith('creationMtm')) return CampaignText.transform(text => text || null).nullable()
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

const inputNames: readonly InputName[] = [...diagnosticValueNames, ...creationNames]

const shape = Object.fromEntries(
  inputNames.map(name => [
    name,
    diagnosticFields[name].input === 'required' ? inputOf(name) : inputOf(name).optional(),
  ]),
) as unknown as InputShape

/**
 * A diagnostic from the tunnel or an API client. Missing amounts are not given; a step may leave any of them empty. The
 * totals that a detailed diagnostic derives from its grid are ignored, and so are the parts of totals that the grid says. `sources` tells where values come from; those
 * that it leaves out are typed.
 */
export const NewDiagnostic = z.object({ ...shape, sources: FigureSources.optional() })
export type NewDiagnostic = z.output<typeof NewDiagnostic>

/** Missing properties stay unchanged. What tells how the diagnostic was created is set at creation only. */
export const DiagnosticChange = NewDiagnostic.omit({
  creationSource: true,
  creationMtmSource: true,
  creationMtmCampaign: true,
  creationMtmMedium: true,
}).partial()
export type DiagnosticChange = z.output<typeof DiagnosticChange>

import { z } from 'zod'
import { creationSources } from '../canteens/creation-source.ts'
import { amountProperties } from './amount-properties.ts'
import {
  choiceQuestions,
  countQuestions,
  listQuestions,
  namesOf,
  textQuestions,
  tunnels,
  weightQuestions,
  yesNoQuestions,
} from './service-questions.ts'

export const diagnosticTypes = ['SIMPLE', 'COMPLETE'] as const
export type DiagnosticType = (typeof diagnosticTypes)[number]

/** What a central kitchen declares for its satellites: their purchases only, or everything. */
export const centralKitchenModes = ['APPRO', 'ALL'] as const

/** One property each, all of the same shape. */
function each<Name extends string, Shape extends z.ZodType>(names: readonly Name[], shape: Shape): Record<Name, Shape> {
  return Object.fromEntries(names.map(name => [name, shape])) as Record<Name, Shape>
}

const number = z.number().nullable()
const text = z.string().nullable()

export const Teledeclaration = z.object({
  id: z.int(),
  creationDate: z.iso.datetime({ offset: true }),
  modificationDate: z.iso.datetime({ offset: true }),
  status: z.enum(['SUBMITTED', 'CANCELLED']),
})

/**
 * The diagnostic of a canteen for one civil year, as its managers see it. Amounts are euros without VAT; the totals of a
 * detailed one (`COMPLETE`) but for three are the sums of its grid.
 */
export const Diagnostic = z.object({
  id: z.int(),
  canteenId: z.int(),
  year: z.int(),
  diagnosticType: z.enum(diagnosticTypes).nullable(),
  centralKitchenDiagnosticMode: z.enum(centralKitchenModes).nullable(),
  isTeledeclared: z.boolean(),
  /** Its total is given, and more than nothing. */
  isFilled: z.boolean(),
  ...each(amountProperties, number),
  ...each(yesNoQuestions, z.boolean().nullable()),
  serviceType: z.enum(choiceQuestions.serviceType).nullable(),
  vegetarianWeeklyRecurrence: z.enum(choiceQuestions.vegetarianWeeklyRecurrence).nullable(),
  vegetarianMenuType: z.enum(choiceQuestions.vegetarianMenuType).nullable(),
  communicationFrequency: z.enum(choiceQuestions.communicationFrequency).nullable(),
  wasteActions: z.array(z.enum(listQuestions.wasteActions)).nullable(),
  diversificationPlanActions: z.array(z.enum(listQuestions.diversificationPlanActions)).nullable(),
  vegetarianMenuBases: z.array(z.enum(listQuestions.vegetarianMenuBases)).nullable(),
  communicationSupports: z.array(z.enum(listQuestions.communicationSupports)).nullable(),
  ...each(namesOf(countQuestions), z.int().nullable()),
  ...each(namesOf(weightQuestions), number),
  ...each(namesOf(textQuestions), text),
  ...each(tunnels, text),
  creationDate: z.iso.datetime({ offset: true }),
  modificationDate: z.iso.datetime({ offset: true }),
  creationSource: z.enum(creationSources).nullable(),
  /** The declaration in force. */
  teledeclaration: Teledeclaration.nullable(),
})
export type Diagnostic = z.output<typeof Diagnostic>

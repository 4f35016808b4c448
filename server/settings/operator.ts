import { type Operator, type OperatorFact, operatorVariables, Processor } from '@ma-cantine/lib/operator/operator-api'
import { z } from 'zod'
import { optional, webAddress } from './optional.ts'

const length = 500
/** A blank text says nothing. */
const fact = z
  .string()
  .trim()
  .max(length, `doit compter au plus ${length} caractères`)
  .transform(text => text || undefined)
  .optional()

const processorsProblem =
  'doit être une liste en JSON : [{"name": "…", "country": "…", "purpose": "…", "guarantees": "…"}]'

/** A list in JSON; `[]` says that there are no processors. */
const processors = z
  .string()
  .transform((text, context) => {
    try {
      return z.array(Processor).parse(JSON.parse(text))
    } catch {
      context.addIssue(processorsProblem)
      return z.NEVER
    }
  })
  .optional()

/** The variables by which the operator tells what the legal pages show. None is required. */
export const operatorEnvironment = {
  OPERATOR_PUBLISHER: fact,
  OPERATOR_PUBLICATION_DIRECTOR: fact,
  OPERATOR_POSTAL_ADDRESS: fact,
  OPERATOR_PHONE: fact,
  OPERATOR_HOST_NAME: fact,
  OPERATOR_HOST_ADDRESS: fact,
  OPERATOR_HOST_PHONE: fact,
  OPERATOR_CONTROLLER: fact,
  OPERATOR_DPO_EMAIL: optional(z.email('doit être une adresse e-mail').optional()),
  OPERATOR_PROCESSORS: optional(processors),
  OPERATOR_SOURCE_CODE_URL: webAddress,
} satisfies Readonly<Record<(typeof operatorVariables)[OperatorFact], z.ZodType>>

type OperatorEnvironment = z.output<z.ZodObject<typeof operatorEnvironment>>

/** What the operator told, as the legal pages get it. */
export type OperatorFacts = Omit<Operator, 'contactEmail'>

export function readOperator(data: OperatorEnvironment): OperatorFacts {
  const facts = Object.entries(operatorVariables).map(([name, variable]) => [name, data[variable] ?? null])
  return Object.fromEntries(facts) as OperatorFacts
}

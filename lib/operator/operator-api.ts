import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

const text = z.string().trim().min(1).max(500)

/** A company that processes personal data on behalf of the controller (GDPR, article 28). */
export const Processor = z.object({
  name: text,
  country: text,
  /** What it does with the data. */
  purpose: text,
  /** What protects the data: the contract, a certificate, the place of the machines. */
  guarantees: text,
})
export type Processor = z.output<typeof Processor>

/** What only the operator of the service knows, each fact with the environment variable that tells it. */
export const operatorVariables = {
  publisher: 'OPERATOR_PUBLISHER',
  publicationDirector: 'OPERATOR_PUBLICATION_DIRECTOR',
  postalAddress: 'OPERATOR_POSTAL_ADDRESS',
  phone: 'OPERATOR_PHONE',
  hostName: 'OPERATOR_HOST_NAME',
  hostAddress: 'OPERATOR_HOST_ADDRESS',
  hostPhone: 'OPERATOR_HOST_PHONE',
  controller: 'OPERATOR_CONTROLLER',
  dpoEmail: 'OPERATOR_DPO_EMAIL',
  processors: 'OPERATOR_PROCESSORS',
  sourceCodeUrl: 'OPERATOR_SOURCE_CODE_URL',
} as const

export type OperatorFact = keyof typeof operatorVariables

/** The operator of the service, for the legal pages; null where the operator has not told it yet. */
export const Operator = z.object({
  publisher: z.string().nullable(),
  publicationDirector: z.string().nullable(),
  /** Where to write to the publisher and to the controller. */
  postalAddress: z.string().nullable(),
  phone: z.string().nullable(),
  hostName: z.string().nullable(),
  hostAddress: z.string().nullable(),
  hostPhone: z.string().nullable(),
  /** Who decides why and how personal data are processed. */
  controller: z.string().nullable(),
  dpoEmail: z.string().nullable(),
  /** Empty when there is none. */
  processors: z.array(Processor).nullable(),
  sourceCodeUrl: z.string().nullable(),
  /** Whom to write to about the service. */
  contactEmail: z.string(),
})
export type Operator = z.output<typeof Operator>

export const getOperator = endpoint({
  method: 'GET',
  path: '/api/v1/operator/',
  summary: 'Donne l’éditeur, l’hébergeur et le responsable des données du service',
  access: 'public',
  answer: Operator,
})

import { componentReference, type JsonSchema } from './schemas.ts'

export const errorSchemas = {
  Detail: {
    description:
      'Une phrase qui dit pourquoi la requête n’est pas servie, en français ou dans la langue de `Accept-Language`.',
    type: 'object',
    properties: { detail: { type: 'string' } },
    required: ['detail'],
  },
  FieldErrors: {
    description:
      'Ce qu’il faut corriger : les messages de chaque champ, en français ou dans la langue de `Accept-Language`. Ceux de l’ensemble sont sous `nonFieldErrors`.',
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
    examples: [{ name: ['Ce champ est obligatoire'] }],
  },
} satisfies Record<string, JsonSchema>

export const detail: JsonSchema = { $ref: componentReference('Detail') }
export const fieldErrors: JsonSchema = { $ref: componentReference('FieldErrors') }

import { componentReference, type JsonSchema } from './schemas.ts'

export const errorSchemas = {
  Detail: {
    description:
      'Une phrase qui dit pourquoi la requête n’est pas servie, en français ou dans la langue de `Accept-Language`.',
    type: 'object',
    properties: { detail: { type: 'string' } },
    required: ['detail'],
  },
  OtherVersion: {
    description:
      'Pourquoi le changement n’est pas fait : quelqu’un d’autre a changé la même donnée depuis la version donnée. `changedBy` dit qui, ou `null` si on ne le sait pas, et `modificationDate` donne la version actuelle. Les deux manquent quand c’est la façon de télédéclarer qui a changé.',
    type: 'object',
    properties: {
      detail: { type: 'string' },
      changedBy: {
        anyOf: [
          {
            type: 'object',
            properties: { firstName: { type: 'string' }, lastName: { type: 'string' } },
            required: ['firstName', 'lastName'],
          },
          { type: 'null' },
        ],
      },
      modificationDate: { type: 'string', format: 'date-time' },
    },
    required: ['detail'],
    dependentRequired: { changedBy: ['modificationDate'], modificationDate: ['changedBy'] },
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
export const otherVersion: JsonSchema = { $ref: componentReference('OtherVersion') }
export const fieldErrors: JsonSchema = { $ref: componentReference('FieldErrors') }
/** Of the library: who else has the SIRET that a canteen should get. */
export const siretTaken: JsonSchema = { $ref: componentReference('SiretTaken') }

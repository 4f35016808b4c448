import type { TableSchema } from '../table-schema/descriptor.ts'

export const expectedLevels = ['pays', 'region', 'departement'] as const

/** The file by which the operator tells it: one territory a row. */
export const expectedSchema: Pick<TableSchema, 'name' | 'title' | 'fields'> = {
  name: 'cantines-attendues',
  title: 'Cantines attendues par territoire',
  fields: [
    {
      name: 'niveau',
      title: 'Niveau',
      description: 'La France entière, une région ou un département.',
      type: 'string',
      example: 'departement',
      expectation: 'pays, region ou departement',
      constraints: { required: true, enum: expectedLevels },
    },
    {
      name: 'code',
      title: 'Code',
      description: 'Code officiel géographique de la région ou du département ; FR pour la France entière.',
      type: 'string',
      example: '35',
      expectation: 'un code de région ou de département, ou FR',
      constraints: { required: true, maxLength: 3 },
    },
    {
      name: 'nombre',
      title: 'Nombre de cantines',
      description: 'Nombre de cantines que compte le territoire, inscrites ou non.',
      type: 'integer',
      example: '1200',
      expectation: 'un nombre entier positif',
      constraints: { required: true, minimum: 0, maximum: 1_000_000 },
    },
    {
      name: 'source',
      title: 'Source',
      description: 'Qui a compté, et quand.',
      type: 'string',
      example: 'Recensement départemental, 2025',
      expectation: 'un texte de 200 caractères au plus',
      constraints: { required: true, maxLength: 200 },
    },
  ],
}

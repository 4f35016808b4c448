import { z } from 'zod'
import { creationSources } from '../canteens/creation-source.ts'
import { storedCharacteristics } from './labels.ts'
import { localDefinitions, productFamilies } from './purchase-draft.ts'

/** A stored purchase. `canteen` is an id, `priceHt` euros without VAT. */
export const Purchase = z.object({
  id: z.int(),
  creationDate: z.iso.datetime({ offset: true }),
  modificationDate: z.iso.datetime({ offset: true }),
  canteen: z.int(),
  date: z.iso.date(),
  description: z.string().nullable(),
  provider: z.string().nullable(),
  family: z.enum(productFamilies).nullable(),
  characteristics: z.array(z.enum(storedCharacteristics)).nullable(),
  priceHt: z.number(),
  invoiceFile: z.string().nullable(),
  localDefinition: z.enum(localDefinitions).nullable(),
  importSource: z.string().nullable(),
  creationSource: z.enum(creationSources).nullable(),
})
export type Purchase = z.output<typeof Purchase>

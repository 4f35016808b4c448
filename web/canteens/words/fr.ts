import type { ProductionType } from '@ma-cantine/lib/canteens/production'
import { counted } from '../../words/french.ts'

/** The sentences that several screens about canteens share. English has the same shape, or does not compile. */
export const fr = {
  siret: (siret: string | null) => `SIRET : ${siret ?? 'non renseigné'}`,
  siren: (siren: string) => `SIREN de l’unité légale : ${siren}`,
  productionTags: {
    central: 'Livreur de repas',
    central_serving: 'Livreur de repas',
    site: 'Cuisine sur place',
    site_cooked_elsewhere: 'Cantine satellite',
  } as Record<ProductionType, string>,
  covers: (count: number) => counted(count, 'couvert par jour', 'couverts par jour'),
  satellites: (count: number) => counted(count, 'cantine satellite', 'cantines satellites'),
}
export type Words = typeof fr

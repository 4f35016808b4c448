import type { Example } from '../example.ts'
import type { CodeOf } from '../families.ts'

/** Purchases of the same family and year, enough to show what is usual. */
const deliveries = Array.from({ length: 20 }, (_, index) => ({
  description: `Pommes de terre, livraison ${index + 1}`,
}))

export const purchases: Readonly<Record<CodeOf<'purchases'>, Example>> = {
  'local-definition-required': {
    shows: 'rows',
    kind: 'achats',
    wrong: [{ caracteristiques: 'BIO,LOCAL', definition_local: '' }],
    right: [{ caracteristiques: 'BIO,LOCAL', definition_local: 'DEPARTMENT' }],
  },
  'local-definition-without-local': {
    shows: 'rows',
    kind: 'achats_2026_siret',
    wrong: [{ est_local: 'NON', definition_local: 'COMMUNE', definition_local_km: '' }],
    right: [{ est_local: 'OUI', definition_local: 'COMMUNE', definition_local_km: '' }],
  },
  'distance-without-km': {
    shows: 'rows',
    kind: 'achats_2026_siret',
    wrong: [{ definition_local: 'REGION', definition_local_km: '50' }],
    right: [{ definition_local: 'KM', definition_local_km: '50' }],
  },
  'unusual-price': {
    shows: 'rows',
    kind: 'achats',
    before: deliveries,
    wrong: [{ description: 'Carottes', prix_ht: '1280500' }],
    right: [{ description: 'Carottes', prix_ht: '1280.50' }],
  },
  'future-date': {
    shows: 'rows',
    kind: 'achats',
    wrong: [{ date: '2062-01-30' }],
    right: [{ date: '2026-01-30' }],
  },
  'date-to-come': {
    shows: 'rows',
    kind: 'achats_2026_siret',
    wrong: [{ date: '2062-01-30' }],
    right: [{ date: '2026-01-30' }],
  },
  'impossible-date': {
    shows: 'rows',
    kind: 'achats',
    wrong: [{ date: '0024-01-30' }],
    right: [{ date: '2024-01-30' }],
  },
  'distant-date': {
    shows: 'rows',
    kind: 'achats',
    wrong: [{ date: '1994-01-30' }],
    right: [{ date: '2024-01-30' }],
  },
  'other-year': {
    shows: 'rows',
    kind: 'achats',
    before: deliveries,
    wrong: [{ description: 'Carottes', date: '2021-01-30' }],
    right: [{ description: 'Carottes', date: '2022-01-30' }],
  },
}

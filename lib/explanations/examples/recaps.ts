import type { Example } from '../example.ts'
import type { CodeOf } from '../families.ts'

const kind = 'recapitulatif_fournisseur'

export const recaps: Readonly<Record<CodeOf<'recaps'>, Example>> = {
  'period-reversed': {
    shows: 'rows',
    kind,
    wrong: [{ date_debut: '2025-06-30', date_fin: '2025-04-01' }],
    right: [{ date_debut: '2025-04-01', date_fin: '2025-06-30' }],
  },
  'period-of-several-years': {
    shows: 'rows',
    kind,
    wrong: [{ article: 'Carottes', date_debut: '2024-09-01', date_fin: '2025-06-30', prix_ht: '300' }],
    right: [
      { article: 'Carottes', date_debut: '2024-09-01', date_fin: '2024-12-31', prix_ht: '120' },
      { article: 'Carottes', date_debut: '2025-01-01', date_fin: '2025-06-30', prix_ht: '180' },
    ],
  },
}

import type { Example, FileExample } from '../example.ts'
import type { CodeOf } from '../families.ts'
import { labels, lines, potatoes } from './lines.ts'

export const header: Readonly<Record<CodeOf<'header'>, Example>> = {
  'missing-header': purchases(lines(potatoes)),
  'blank-label': purchases(lines(`${labels};`, `${potatoes};`)),
  'duplicate-label': purchases(lines(`${labels};date`, `${potatoes};2024-03-15`)),
  'missing-label': purchases(lines(labels.replace('fournisseur;', ''), potatoes.replace('Ferme du Pont;', ''))),
  'extra-label': purchases(lines(`${labels};quantité`, `${potatoes};40`)),
  'incorrect-label': purchases(lines(labels.replace('prix_ht', 'Prix HT'), potatoes)),
  'misplaced-label': purchases(
    lines(
      labels.replace('fournisseur;date', 'date;fournisseur'),
      potatoes.replace('Ferme du Pont;2024-03-15', '2024-03-15;Ferme du Pont'),
    ),
  ),
}

function purchases(wrong: string): FileExample {
  return { shows: 'file', kind: 'achats', wrong, right: lines(labels, potatoes) }
}

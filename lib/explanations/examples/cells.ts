import type { FileKind } from '../../imports/file-kinds.ts'
import type { Example } from '../example.ts'
import type { CodeOf } from '../families.ts'

export const cells: Readonly<Record<CodeOf<'cells'>, Example>> = {
  required: cell('achats', 'fournisseur', '', 'Le traiteur du village'),
  'type-error': cell('achats', 'date', '15/03/2024', '2024-03-15'),
  pattern: cell('achats', 'prix_ht', '1 234,50 €', '1234,50'),
  enum: cell('achats', 'famille_produits', 'Fruits et légumes', 'FRUITS_ET_LEGUMES'),
  minimum: cell('cantines', 'nombre_repas_jour', '-300', '300'),
  maximum: cell('cantines', 'nombre_repas_an', '21340172201787', '67000'),
  'total-digits': cell('achats', 'prix_ht', '1234567890123456789,50', '1234,50'),
  'garbled-text': cell('achats', 'description', 'CrÃ¨me fraÃ®che', 'Crème fraîche'),
  'control-character': cell('achats', 'description', 'Carottes\u000brâpées', 'Carottes râpées'),
  'fraction-digits': cell('diagnostics', 'valeur_bio', '30250,505', '30250,51'),
}

function cell(kind: FileKind, column: string, wrong: string, right: string): Example {
  return { shows: 'rows', kind, wrong: [{ [column]: wrong }], right: [{ [column]: right }] }
}

import { type FileKind, schemaOf } from '@ma-cantine/lib'
import { file } from '../support/files.ts'

/** A file of one format of purchases, right or wrong in one way. */
export interface FormatFile {
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
}

type Cells = Readonly<Record<string, string>>

/** What all formats judge alike, but for the cells that 2026 leaves free. */
const commonCells: readonly Cells[] = [
  {},
  { description: '' },
  { description: ' \u00a0 ' },
  { description: 'CrÃ¨me' },
  { description: 'Carottes\u0007' },
  { description: 'Pommes\n"Charlotte"' },
  { fournisseur: '' },
  { date: '' },
  { date: '2026-3-5' },
  { date: '15/03/2026' },
  { date: '2026-02-30' },
  { date: '2999-12-31' },
  { date: '0026-03-15' },
  { date: '1994-03-15' },
  { prix_ht: '' },
  { prix_ht: '0' },
  { prix_ht: '12,345' },
  { prix_ht: '-1' },
  { prix_ht: '12 €' },
  { prix_ht: '1 234,5' },
  { prix_ht: '12345678901234' },
  { famille_produits: '' },
  { famille_produits: '  BOISSONS ' },
  { famille_produits: 'boissons' },
  { famille_produits: 'POISSONS' },
]

const cells2025: readonly Cells[] = [
  ...commonCells,
  { siret: '' },
  { siret: '213 401 722 01787' },
  { siret: '2,134E+13' },
  { caracteristiques: '' },
  { caracteristiques: ' BIO , IGP,FRANCE ' },
  { caracteristiques: 'BIO,BIO' },
  { caracteristiques: 'BIO;IGP' },
  { caracteristiques: 'bio' },
  { caracteristiques: 'CONVERSION_BIO,EQUIVALENTS' },
  { caracteristiques: 'EUROPE' },
  { caracteristiques: 'CIRCUIT_COURT' },
  { caracteristiques: 'LOCAL' },
  { caracteristiques: 'LOCAL', definition_local: 'REGION' },
  { caracteristiques: 'LOCAL', definition_local: 'DEPARTEMENT' },
  { caracteristiques: 'LOCAL', definition_local: 'PAT' },
  { caracteristiques: 'LOCAL', definition_local: 'KM' },
  { definition_local: 'REGION' },
  { definition_local: 'ici' },
]

const local = { est_local: 'OUI' }
const cells2026: readonly Cells[] = [
  ...commonCells,
  { categories_egalim: '' },
  { categories_egalim: ' BIO , IGP,HVE ' },
  { categories_egalim: 'BIO,BIO' },
  { categories_egalim: 'BIO;IGP' },
  { categories_egalim: 'bio' },
  { categories_egalim: 'CONVERSION_BIO' },
  { categories_egalim: 'BIO,FRANCE' },
  { origine: '' },
  { origine: 'EUROPE' },
  { origine: 'Espagne' },
  { origine: 'FRANCE,EUROPE' },
  ...['OUI', 'oui', 'x', 'NON', 'non', 'Oui', 'vrai', '1'].map(est_circuit_court => ({ est_circuit_court })),
  local,
  { est_local: 'peut-être', definition_local: 'PAT' },
  { ...local, definition_local: 'PAT' },
  { ...local, definition_local: 'DEPARTMENT' },
  { ...local, definition_local: 'KM' },
  { ...local, definition_local: 'KM', definition_local_km: '50' },
  { ...local, definition_local: 'KM', definition_local_km: '50,5' },
  { ...local, definition_local: 'KM', definition_local_km: '-1' },
  { ...local, definition_local: 'KM', definition_local_km: '50 km' },
  { ...local, definition_local: 'REGION', definition_local_km: '50' },
  { definition_local: 'PAT' },
  { definition_local_km: '50' },
]

const cellsById: readonly Cells[] = [
  ...cells2026,
  ...['', '0', '-4', '4.5', '000949', 'ma cantine', '99999999999'].map(cantine_id => ({ cantine_id })),
]

/** Changes of a whole file, most of them of its header. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  'sans données': text => text.slice(0, text.indexOf('\n')),
  'points-virgules': text => text.replaceAll(',', ';'),
  tabulations: text => text.replaceAll(',', '\t'),
  'marque et fins de Windows': text => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  'en-tête en capitales': text => text.replace(/^.*/, header => header.toUpperCase()),
  'étiquette mal écrite': text => text.replace('famille_produits', 'famille_produit'),
  'étiquette vide': text => text.replace('famille_produits', ''),
  'étiquette répétée': text => text.replace('famille_produits', 'date'),
  'colonne de trop': text => text.replaceAll(/$/gm, ',x'),
  'colonnes échangées': text => text.replace('date,prix_ht', 'prix_ht,date'),
  'première colonne perdue': text => text.replaceAll(/^[^,]*,/gm, ''),
  'dernières colonnes perdues': text => text.replaceAll(/,[^,]*,[^,]*$/gm, ''),
  'ligne vide': text => text.replace('\n', '\n\n'),
  'cellules de trop': text => text.replace(/\n(.+)\n/, '\n$1,de,trop\n'),
  'ligne coupée': text => text.replace(/\n(.{30}).*\n/, '\n$1\n'),
  'guillemet ouvert': text => text.replace('\n', '\n"'),
}

function filesOf(kind: FileKind, cells: readonly Cells[]): FormatFile[] {
  const encode = (text: string) => new TextEncoder().encode(text)
  return [
    ...cells.map((row, index) => ({ name: `${kind} ${index}.csv`, kind, bytes: encode(file(kind, [{}, row])) })),
    ...Object.entries(changes).map(([name, change]) => ({
      name: `${kind} ${name}.csv`,
      kind,
      bytes: encode(change(file(kind, [{}]))),
    })),
  ]
}

/** Labels of one format in the header of another. */
function mixedHeaders(): FormatFile[] {
  const labels = (kind: FileKind) => schemaOf(kind).fields.map(({ name }) => name)
  const kinds = ['achats', 'achats_2026_siret', 'achats_2026_id'] as const
  return kinds.flatMap(kind =>
    kinds
      .filter(other => other !== kind)
      .map(other => {
        const half = Math.ceil(labels(kind).length / 2)
        const header = [...new Set([...labels(kind).slice(0, half), ...labels(other).slice(half)])]
        const bytes = new TextEncoder().encode(`${header.join(',')}\n${header.map(() => 'x').join(',')}\n`)
        return { name: `${kind} puis ${other}.csv`, kind, bytes }
      }),
  )
}

export const formatFiles2025: readonly FormatFile[] = filesOf('achats', cells2025)

/** At least sixty of each format. */
export const formatFiles: readonly FormatFile[] = [
  ...formatFiles2025,
  ...filesOf('achats_2026_siret', cells2026),
  ...filesOf('achats_2026_id', cellsById),
  ...mixedHeaders(),
]

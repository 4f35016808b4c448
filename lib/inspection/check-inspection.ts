import type { StoredAmount } from '../diagnostics/amount-properties.ts'
import type { ProductFamily } from '../purchases/purchase-draft.ts'
import type { StoredCharacteristic } from '../purchases/purchase-labels.ts'
import { GivenArchive } from '../spreadsheets/given-archive.ts'
import { Snapshot } from '../teledeclaration/snapshot.ts'
import { archiveFiles } from './archive-files.ts'
import { type InspectedAmount, inspectAmounts } from './inspect-amounts.ts'
import { amountsOfSnapshot } from './inspected-amounts.ts'
import { InspectedGroups } from './inspected-groups.ts'
import { groupOf, type InspectedPurchase } from './inspected-purchase.ts'
import { PurchaseLines, unknownCharacteristics } from './inspection-tables.ts'
import { readAmount, readLines } from './read-lines.ts'

/**
 * What an archive says wrongly: `not-an-archive`; `unreadable`, a file that is missing or cannot be read; `digest`, a file
 * that was changed; `unlisted`, one that has no digest; `figure`, an amount that its own purchases do not make.
 */
export type InspectionFault =
  | { readonly code: 'not-an-archive' }
  | { readonly code: 'unreadable' | 'digest' | 'unlisted'; readonly path: string }
  | {
      readonly code: 'figure'
      readonly path: string
      /** `valueBioHt.proved`, or the number of a purchase. */
      readonly figure: string
      readonly written: string
      readonly recomputed: string
    }

export interface InspectionCheck {
  readonly faults: readonly InspectionFault[]
  /** How many figures and digests were recomputed. */
  readonly figures: number
  readonly digests: number
}

/** Recomputes each figure and each digest of the archive of an inspection from the archive alone. */
export async function checkInspection(given: Blob): Promise<InspectionCheck> {
  const archive = await GivenArchive.open(given)
  if (!archive) return { faults: [{ code: 'not-an-archive' }], figures: 0, digests: 0 }
  const digests = await checkDigests(archive)
  const figures = await checkFigures(archive)
  return { faults: [...digests.faults, ...figures.faults], figures: figures.count, digests: digests.count }
}

interface Checked {
  readonly count: number
  readonly faults: readonly InspectionFault[]
}

async function checkDigests(archive: GivenArchive): Promise<Checked> {
  const faults: InspectionFault[] = []
  const listed = new Map<string, string>()
  for (const line of (await archive.text(archiveFiles.digests)).split('\n')) {
    if (line !== '') listed.set(line.slice(66), line.slice(0, 64))
  }
  for (const [path, written] of listed) {
    const digest = await archive.digest(path)
    if (digest === null) faults.push({ code: 'unreadable', path })
    else if (digest !== written) faults.push({ code: 'digest', path })
  }
  for (const path of archive.paths) {
    if (!listed.has(path) && path !== archiveFiles.digests) faults.push({ code: 'unlisted', path })
  }
  return { count: listed.size, faults }
}

type Row = Readonly<Record<string, string>>

/** A purchase as its line says it; texts that people read play no part in figures. */
const purchaseOf = (row: Row): InspectedPurchase => ({
  id: Number(row.numero),
  date: row.date ?? '',
  description: row.produit || null,
  provider: row.fournisseur || null,
  family: (row.code_famille || null) as ProductFamily | null,
  characteristics:
    row.codes_labels === unknownCharacteristics
      ? null
      : ((row.codes_labels ?? '').split(',').filter(Boolean) as StoredCharacteristic[]),
  certificate: row.certificat || null,
  priceHt: readAmount(row.prix_ht ?? '') ?? Number.NaN,
  invoice: row.facture || null,
})

async function checkFigures(archive: GivenArchive): Promise<Checked> {
  const snapshot = readSnapshot(await archive.text(archiveFiles.declaration))
  if (!snapshot) return { count: 0, faults: [{ code: 'unreadable', path: archiveFiles.declaration }] }
  const found = new FoundFigures()
  const { declaration } = readFacts(await archive.text(archiveFiles.facts))
  const digest = await archive.digest(archiveFiles.declaration)
  found.compare(archiveFiles.facts, 'declaration.digest', String(declaration?.digest), String(digest))

  const groups = new InspectedGroups()
  const lines = new PurchaseLines()
  for (const row of readLines(await archive.text(archiveFiles.purchases))) {
    const purchase = purchaseOf(row)
    const { invoice, id } = purchase
    if (invoice !== null && !archive.has(invoice)) found.faults.push({ code: 'unreadable', path: invoice })
    found.compare(archiveFiles.purchases, String(id), row.montants ?? '', lines.amountsOf(purchase))
    groups.add(groupOf(purchase))
  }
  const amounts = inspectAmounts(amountsOfSnapshot(snapshot.teledeclaration), groups.all)
  const written = new Map(readLines(await archive.text(archiveFiles.amounts)).map(row => [row.code, row]))
  const page = figuresOfPage(await archive.text(archiveFiles.page))
  for (const amount of amounts) {
    for (const [name, column] of Object.entries(columns) as [Figure, string][]) {
      const recomputed = amount[name] === null ? '' : String(amount[name])
      const figure = `${amount.property}.${name}`
      const cell = readAmount(written.get(amount.property)?.[column] ?? '')
      found.compare(archiveFiles.amounts, figure, cell === null ? '' : String(cell), recomputed)
      found.compare(archiveFiles.page, figure, page.get(figure) ?? '', recomputed)
    }
    written.delete(amount.property)
  }
  for (const code of written.keys()) found.compare(archiveFiles.amounts, String(code), String(code), '')
  return { count: found.count, faults: found.faults }
}

type Figure = Extract<keyof InspectedAmount, 'declared' | 'purchases' | 'difference' | 'proved' | 'certified'>

const columns: Readonly<Record<Figure, string>> = {
  declared: 'declare',
  purchases: 'achats',
  difference: 'ecart',
  proved: 'avec_facture',
  certified: 'label_prouve',
}

/** Compares figures as they are written with what they are once recomputed. */
class FoundFigures {
  readonly faults: InspectionFault[] = []
  count = 0

  compare(path: string, figure: string, written: string, recomputed: string): void {
    this.count += 1
    if (written !== recomputed) this.faults.push({ code: 'figure', path, figure, written, recomputed })
  }
}

/** The figures that the page shows, by their name. */
const figuresOfPage = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/data-figure="([\w.]+)" data-value="(-?[\d.]+)"/g)].map(([, name = '', value]) => [
      name satisfies `${StoredAmount}.${Figure}` | string,
      String(Number(value)),
    ]),
  )

function readSnapshot(text: string): Snapshot | null {
  try {
    return Snapshot.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function readFacts(text: string): { readonly declaration?: { readonly digest?: unknown } } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

import { achats, achats2026Id } from '../generated/schemas.ts'
import { type Bindings, countIn } from '../table-schema/binding.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import type { Rule } from '../table-schema/rule.ts'
import { bindTable } from '../table-schema/table.ts'
import { formerCharacteristics, formerLocalDefinitions, formerPurchaseSchemas } from './former-purchase-schema.ts'
import type { PurchaseDraft } from './purchase-draft.ts'
import { type PurchaseFormat, purchaseFormat2025, purchaseFormats } from './purchase-formats.ts'
import { purchaseRules } from './purchase-rules.ts'

/** A purchase of a file by id; its words of 2026 are read as those that are stored. */
type FormerDraftById = Omit<PurchaseDraft, 'siret'> & { readonly canteenId: number | null }

const schemas = formerPurchaseSchemas(achats, achats2026Id)

const stored = (words: Readonly<Record<string, string>>, word: string): string => words[word] ?? word

const { siret, characteristics, localDefinition, ...others } = purchaseFormat2025.bindings
const commonBindings = {
  ...others,
  characteristics: {
    ...characteristics,
    read: text => [...new Set(characteristics.read(text)?.map(code => stored(formerCharacteristics, code)))],
  },
  localDefinition: {
    ...localDefinition,
    read: text => localDefinition.read(stored(formerLocalDefinitions, text.trim())),
  },
} as Omit<Bindings<PurchaseDraft>, 'siret'>

/** Those of 2025, but for the meaning of “local”, which may stay open as in files of 2026. */
const rules = purchaseRules.filter(({ code }) => code !== 'local-definition-required')
const rulesById = rules.filter(({ field }) => field !== 'siret') as unknown as readonly Rule<FormerDraftById>[]

const { distributions } = purchaseFormat2025.table
const options = { distributions: distributions.map(({ distribution }) => distribution) }

const bySiretBindings = { siret, ...commonBindings } as Bindings<PurchaseDraft>
const bySiret: PurchaseFormat<PurchaseDraft> = {
  ...purchaseFormat2025,
  table: bindTable(schemas.bySiret, bySiretBindings, rules, bundledCell, options),
  bindings: bySiretBindings,
}

const byIdBindings = { canteenId: countIn('cantine_id'), ...commonBindings } as Bindings<FormerDraftById>
const byId: PurchaseFormat<FormerDraftById> = {
  version: '2025',
  table: bindTable(schemas.byId, byIdBindings, rulesById, bundledCell, options),
  bindings: byIdBindings,
  canteenColumn: 'cantine_id',
  canteenKey: ({ canteenId }) => String(canteenId),
  // The canteen is none of the values that are read.
  read: draft => purchaseFormat2025.read(draft as unknown as PurchaseDraft),
  say: (purchase, canteenId) => {
    const { draft, unsayable } = purchaseFormat2025.say(purchase, '')
    return { draft: { ...draft, canteenId: Number(canteenId) }, unsayable }
  },
}

/** What the former address of the public service takes: its 8 columns with words of both years, and files of 2026. */
export const formerPurchaseFormats = [
  bySiret,
  byId,
  ...purchaseFormats.filter(({ version }) => version !== '2025'),
] as unknown as readonly [PurchaseFormat, ...PurchaseFormat[]]

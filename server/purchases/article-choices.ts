import type { LocalDefinition, ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import { isRetired, type StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { mostContradictions, type PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import type { Knex } from 'knex'
import { rawRows, type SqlPart, sqlOf } from '../database/sql.ts'
import { parisTime } from '../time/date-time.ts'
import { type Decision, decisionsOf } from './label-decisions.ts'
import type { KeyedText } from './text-keys.ts'

/** The keys of an article and of its supplier. */
export interface Article {
  readonly article: string
  readonly supplier: string
}

/** The purchases of an article that were described and classified alike. */
export interface StoredChoice extends Article {
  readonly family: ProductFamily | null
  /** A JSON array. */
  readonly characteristics: string | null
  readonly localDefinition: LocalDefinition | null
  readonly description: string | null
  readonly provider: string | null
  readonly count: number
  readonly lastDate: string
  /** Whether the article of the supplier was decided by hand after these purchases were stored. */
  readonly isJudged: boolean
}

/** What is remembered of articles. */
export interface Memory {
  readonly choices: readonly StoredChoice[]
  /** Those in force, one at most for an article of a supplier. */
  readonly decisions: readonly Decision[]
}

type Basis = NonNullable<PurchaseProposal['basis']>

export const nothing: PurchaseProposal = {
  basis: null,
  family: null,
  characteristics: [],
  localDefinition: null,
  count: 0,
  lastDate: null,
  certainty: null,
  decision: null,
  source: null,
  contradictions: [],
}

/**
 * What was chosen and decided for these articles, of any supplier, by the managed canteens, with the last decision for
 * each, in force or not.
 * @param unkeyed texts to look among whose keys are not stored.
 */
export async function memoryOf(
  database: Knex,
  managed: SqlPart,
  wanted: ReadonlySet<string>,
  unkeyed: readonly KeyedText[],
): Promise<Memory & { readonly lastDecisions: readonly Decision[] }> {
  const lastDecisions = await decisionsOf(database, managed, wanted)
  const decisions = lastDecisions.filter(({ isInForce }) => isInForce)
  return { choices: await choicesOf(database, managed, wanted, unkeyed, decisions), decisions, lastDecisions }
}

/** What is remembered of some of the articles. */
export const rememberedOf = ({ choices, decisions }: Memory, isOne: (article: Article) => boolean): Memory => ({
  choices: choices.filter(isOne),
  decisions: decisions.filter(isOne),
})

export const isNothing = ({ choices, decisions }: Memory): boolean => choices.length + decisions.length === 0

/**
 * Only the purchases of these articles are read, but for those that their canteen has forgotten. The date is compared as
 * an expression, so that SQLite finds purchases by their text and not by their date.
 */
async function choicesOf(
  database: Knex,
  managed: SqlPart,
  wanted: ReadonlySet<string>,
  unkeyed: readonly KeyedText[],
  decisions: readonly Decision[],
): Promise<StoredChoice[]> {
  const sql = sqlOf(database)
  const fresh = unkeyed.filter(({ articleKey }) => wanted.has(articleKey))
  const freshColumns = { its_canteen: 'integer', its_text: 'text', article: 'text', supplier: 'text' } as const
  const decidedColumns = { decided_article: 'text', decided_supplier: 'text', decision_date: 'text' } as const
  const rows = await rawRows<Omit<StoredChoice, 'isJudged'> & { judged: number }>(
    database,
    `WITH ${managed.sql}, wanted AS MATERIALIZED (SELECT article FROM ${sql.jsonRows({ article: 'text' })} AS given),
     decided AS MATERIALIZED (
       SELECT decided_article, decided_supplier, decision_date FROM ${sql.jsonRows(decidedColumns)} AS decisions
     ), texts AS MATERIALIZED (
       SELECT canteen_id AS its_canteen, search_text AS its_text, article, provider_key AS supplier
       FROM managed CROSS JOIN wanted CROSS JOIN purchase_texts
       WHERE canteen_id = managed.id AND article_key = wanted.article AND article_key IS NOT NULL
       UNION SELECT its_canteen, its_text, article, supplier FROM ${sql.jsonRows(freshColumns)} AS fresh
     ), dated AS MATERIALIZED (
       SELECT texts.*, coalesce(date, '') AS forgotten_date, coalesce(decision_date, '') AS decision_date
       FROM texts LEFT JOIN forgotten_articles
       ON canteen_id = its_canteen AND article_key = article AND provider_key = supplier
       LEFT JOIN decided ON decided_article = article AND decided_supplier = supplier
     )
     SELECT article, supplier, family, characteristics, local_definition, max(description) AS description,
       max(provider) AS provider, count(*) AS count, max(date) AS last_date,
       CASE WHEN coalesce(creation_date, '') > decision_date THEN 0 ELSE 1 END AS judged
     FROM dated CROSS JOIN purchases
     WHERE canteen_id = its_canteen AND substr(search_text, 1, 200) = substr(its_text, 1, 200)
       AND search_text = its_text AND deletion_date IS NULL AND coalesce(creation_date, '') > forgotten_date
       AND (family IS NOT NULL OR characteristics <> '[]')
     GROUP BY article, supplier, its_text, family, characteristics, local_definition,
       CASE WHEN coalesce(creation_date, '') > decision_date THEN 0 ELSE 1 END`,
    [
      ...managed.bindings,
      JSON.stringify([...wanted].map(article => [article])),
      JSON.stringify(decisions.map(({ article, supplier, date }) => [article, supplier, date])),
      JSON.stringify(fresh.map(text => [text.canteenId, text.searchText, text.articleKey, text.providerKey])),
    ],
  )
  return rows.map(({ judged, ...row }) => ({ ...row, count: Number(row.count), isJudged: judged === 1 }))
}

/** A choice whose characteristics are all offered by screens. */
interface OfferedChoice extends Omit<StoredChoice, 'characteristics'> {
  readonly characteristics: StoredCharacteristic[]
}

/**
 * What is proposed: the last decision, else the choice made most often. Purchases of several suppliers may have been
 * classified alike: they count together. Characteristics that screens offer no more are not proposed. A decision has
 * judged the purchases before it: those alone that were stored since contradict it.
 * @param isSameSupplier whether all this is remembered of this article of this supplier.
 */
export function proposalOf(basis: Basis, { choices, decisions }: Memory, isSameSupplier = false): PurchaseProposal {
  const offered = choices.flatMap(choice => {
    const characteristics = offeredOf(choice.characteristics)
    return choice.family === null && characteristics.length === 0 ? [] : [{ ...choice, characteristics }]
  })
  const decision = decisions.reduce<Decision | null>((last, one) => (last && last.date >= one.date ? last : one), null)
  return decision ? decided(basis, offered, decision, isSameSupplier) : mostChosen(basis, offered, isSameSupplier)
}

const offeredOf = (characteristics: string | null): StoredCharacteristic[] =>
  (JSON.parse(characteristics ?? '[]') as StoredCharacteristic[]).filter(code => !isRetired(code)).sort()

function mostChosen(basis: Basis, offered: readonly OfferedChoice[], isSameSupplier: boolean): PurchaseProposal {
  const [best, ...others] = groupsOf(offered)
  if (!best) return nothing
  return {
    basis,
    ...best.chosen,
    certainty: isSameSupplier && others.length === 0 ? 'sure' : 'to-check',
    decision: null,
    source: best.source,
    contradictions: contradictionsOf(others),
  }
}

function decided(
  basis: Basis,
  offered: readonly OfferedChoice[],
  decision: Decision,
  isSameSupplier: boolean,
): PurchaseProposal {
  const { family, localDefinition, firstName, lastName } = decision
  const choice = { family, characteristics: offeredOf(decision.characteristics), localDefinition }
  const isAlike = (one: OfferedChoice) => choiceKey(one) === choiceKey(choice)
  const [alike] = groupsOf(offered.filter(isAlike))
  const others = groupsOf(offered.filter(one => !one.isJudged && !isAlike(one)))
  return {
    basis,
    ...choice,
    count: alike?.chosen.count ?? 0,
    lastDate: alike?.chosen.lastDate ?? null,
    certainty: isSameSupplier && others.length === 0 ? 'sure' : 'to-check',
    decision: {
      date: parisTime(decision.date),
      author: firstName === null || lastName === null ? null : { firstName, lastName },
      description: decision.description,
      provider: decision.provider === '' ? null : decision.provider,
    },
    source: alike?.source ?? null,
    contradictions: contradictionsOf(others),
  }
}

const choiceKey = ({
  family,
  characteristics,
  localDefinition,
}: Pick<OfferedChoice, 'family' | 'characteristics' | 'localDefinition'>): string =>
  [family, JSON.stringify(characteristics), localDefinition].join('\n')

/** The choices that are alike, the most frequent first, then the most recent. */
const groupsOf = (offered: readonly OfferedChoice[]) =>
  [...Map.groupBy(offered, choiceKey).values()]
    .map(group => {
      const last = group.reduce((last, choice) => (choice.lastDate > last.lastDate ? choice : last))
      const { family, characteristics, localDefinition, lastDate, description, provider } = last
      const count = group.reduce((sum, { count }) => sum + count, 0)
      return {
        chosen: { family, characteristics, localDefinition, count, lastDate },
        source: { description, provider, lastDate, count },
      }
    })
    .sort(({ chosen: a }, { chosen: b }) => b.count - a.count || b.lastDate.localeCompare(a.lastDate))

const contradictionsOf = (groups: ReturnType<typeof groupsOf>) =>
  groups
    .map(({ chosen }) => chosen)
    .sort((a, b) => b.lastDate.localeCompare(a.lastDate))
    .slice(0, mostContradictions)

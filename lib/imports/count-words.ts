import * as english from '../messages/english.ts'
import * as french from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import { formatNumber } from '../messages/numbers.ts'
import { plural } from '../messages/plural.ts'
import type { ImportCounts } from './import-counts.ts'
import type { UndoReport } from './import-record.ts'

/** Whether the counts are those of an import, or of what one would do. */
export type CountTense = 'done' | 'planned'

/** The counts of one kind of data, in words: « Cantines », « 1 créée », « 2 mises à jour ». */
export interface CountLine {
  readonly entity: keyof Omit<ImportCounts, 'emails'>
  readonly title: string
  readonly parts: readonly string[]
}

type Phrase = (count: number) => string
interface Phrases {
  readonly title: string
  readonly created: Phrase
  readonly updated: Phrase
  readonly unchanged: Phrase
}
type CountWords = Readonly<Record<CountTense, Readonly<Record<CountLine['entity'], Phrases>>>>

/** A file adds purchases, and changes none. */
const neverUpdated: Phrase = () => ''
const unchanged: Phrase = count => `${french.number(count)} sans changement`
const skipped: Phrase = count =>
  french.counted(count, 'laissé de côté, déjà enregistré', 'laissés de côté, déjà enregistrés')
const leftOut: Phrase = count => `${english.number(count)} left out, already saved`

const words: Readonly<Record<Locale, CountWords>> = {
  fr: {
    done: {
      canteens: {
        title: 'Cantines',
        created: count => french.counted(count, 'créée', 'créées'),
        updated: count => french.counted(count, 'mise à jour', 'mises à jour'),
        unchanged,
      },
      diagnostics: {
        title: 'Bilans',
        created: count => french.counted(count, 'créé', 'créés'),
        updated: count => `${french.number(count)} mis à jour`,
        unchanged,
      },
      purchases: {
        title: 'Achats',
        created: count => french.counted(count, 'enregistré', 'enregistrés'),
        updated: neverUpdated,
        unchanged: skipped,
      },
    },
    planned: {
      canteens: {
        title: 'Cantines',
        created: count => `${french.number(count)} à créer`,
        updated: count => `${french.number(count)} à mettre à jour`,
        unchanged,
      },
      diagnostics: {
        title: 'Bilans',
        created: count => `${french.number(count)} à créer`,
        updated: count => `${french.number(count)} à mettre à jour`,
        unchanged,
      },
      purchases: {
        title: 'Achats',
        created: count => `${french.number(count)} à enregistrer`,
        updated: neverUpdated,
        unchanged: skipped,
      },
    },
  },
  en: {
    done: {
      canteens: {
        title: 'Canteens',
        created: count => `${english.number(count)} created`,
        updated: count => `${english.number(count)} updated`,
        unchanged: count => `${english.number(count)} unchanged`,
      },
      diagnostics: {
        title: 'Diagnostics',
        created: count => `${english.number(count)} created`,
        updated: count => `${english.number(count)} updated`,
        unchanged: count => `${english.number(count)} unchanged`,
      },
      purchases: {
        title: 'Purchases',
        created: count => `${english.number(count)} saved`,
        updated: neverUpdated,
        unchanged: leftOut,
      },
    },
    planned: {
      canteens: {
        title: 'Canteens',
        created: count => `${english.number(count)} to create`,
        updated: count => `${english.number(count)} to update`,
        unchanged: count => `${english.number(count)} unchanged`,
      },
      diagnostics: {
        title: 'Diagnostics',
        created: count => `${english.number(count)} to create`,
        updated: count => `${english.number(count)} to update`,
        unchanged: count => `${english.number(count)} unchanged`,
      },
      purchases: {
        title: 'Purchases',
        created: count => `${english.number(count)} to save`,
        updated: neverUpdated,
        unchanged: leftOut,
      },
    },
  },
}

/** The counts in words, a line for each kind of data that the file is about. */
export function describeCounts(counts: ImportCounts, locale: Locale, tense: CountTense = 'done'): CountLine[] {
  const { canteens, diagnostics, purchases } = counts
  const rows = {
    purchases: { created: purchases.created, updated: 0, unchanged: purchases.skipped },
    diagnostics,
    canteens,
  }
  return (['purchases', 'diagnostics', 'canteens'] as const).flatMap(entity => {
    const phrases = words[locale][tense][entity]
    const parts = (['created', 'updated', 'unchanged'] as const).flatMap(name => {
      const count = rows[entity][name]
      return count > 0 ? phrases[name](count) : []
    })
    return parts.length > 0 ? { entity, title: phrases.title, parts } : []
  })
}

type UndonePhrase = readonly [
  french: readonly [one: string, many: string],
  english: readonly [one: string, many: string],
]

const undoneWords = {
  purchases: {
    removed: [
      ['achat retiré', 'achats retirés'],
      ['purchase removed', 'purchases removed'],
    ],
    restored: [
      ['achat rétabli', 'achats rétablis'],
      ['purchase put back', 'purchases put back'],
    ],
  },
  diagnostics: {
    removed: [
      ['bilan retiré', 'bilans retirés'],
      ['diagnostic removed', 'diagnostics removed'],
    ],
    restored: [
      ['bilan rétabli', 'bilans rétablis'],
      ['diagnostic put back', 'diagnostics put back'],
    ],
  },
  canteens: {
    removed: [
      ['cantine retirée', 'cantines retirées'],
      ['canteen removed', 'canteens removed'],
    ],
    restored: [
      ['cantine rétablie', 'cantines rétablies'],
      ['canteen put back', 'canteens put back'],
    ],
  },
  /** For reports that have no counts by kind. */
  rows: {
    removed: [
      ['ligne retirée', 'lignes retirées'],
      ['row removed', 'rows removed'],
    ],
    restored: [
      ['ligne rétablie', 'lignes rétablies'],
      ['row put back', 'rows put back'],
    ],
  },
} satisfies Record<string, Record<'removed' | 'restored', UndonePhrase>>

const nothingUndone: Readonly<Record<Locale, string>> = {
  fr: 'rien n’a été retiré ni rétabli',
  en: 'nothing was removed or put back',
}

/** What undoing an import removed and restored, in words: « 2 achats retirés, 1 cantine rétablie ». */
export function describeUndone(
  { removed, restored, counts }: Pick<UndoReport, 'removed' | 'restored' | 'counts'>,
  locale: Locale,
): string {
  const rows = counts ?? { rows: { removed, restored } }
  const parts = (['removed', 'restored'] as const).flatMap(way =>
    (['purchases', 'diagnostics', 'canteens', 'rows'] as const).flatMap(kind => {
      const count = (rows as Partial<Record<typeof kind, Record<typeof way, number>>>)[kind]?.[way] ?? 0
      const [one, many] = undoneWords[kind][way][locale === 'fr' ? 0 : 1]
      return count > 0 ? `${formatNumber(count, locale)} ${plural(locale, count, one, many)}` : []
    }),
  )
  return parts.join(', ') || nothingUndone[locale]
}

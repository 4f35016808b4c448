import * as english from '../messages/english.ts'
import { formatEuros } from '../messages/euros.ts'
import * as french from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import { compareTotals, type FileTotal, gapOf, type TotalComparison } from './file-total.ts'
import type { PlanTotals } from './plan-totals.ts'

interface Words {
  readonly stored: string
  readonly skipped: string
  readonly euros: (euros: string) => string
  readonly count: (count: number, euros: string) => string
  readonly others: (count: number) => string
  readonly compared: Readonly<Record<TotalComparison, (row: number, euros: string, other: string) => string>>
  readonly more: (gap: string) => string
  readonly less: (gap: string) => string
}

const words: Readonly<Record<Locale, Words>> = {
  fr: {
    stored: 'Montant à enregistrer',
    skipped: 'Montant laissé de côté',
    euros: euros => `${euros} HT`,
    count: (count, euros) => `${french.counted(count, 'achat', 'achats')}, ${euros} HT`,
    others: count => `et ${french.counted(count, 'autre cantine', 'autres cantines')}`,
    compared: {
      equal: (row, euros) => `C’est bien le total de votre fichier (ligne ${french.number(row)}) : ${euros}.`,
      'equal-rounded': (row, euros) =>
        `C’est, aux arrondis près, le total de votre fichier (ligne ${french.number(row)}) : ${euros}.`,
      'equal-with-left-out': (row, euros, leftOut) =>
        `Avec les avoirs laissés de côté (${leftOut}), c’est bien le total de votre fichier (ligne ${french.number(row)}) : ${euros}.`,
      different: (row, euros, gap) =>
        `Votre fichier annonce un total de ${euros} (ligne ${french.number(row)}), et ses lignes font ${gap}. Vérifiez ce qui manque ou ce qui est compté deux fois avant d’enregistrer.`,
    },
    more: gap => `${gap} de plus`,
    less: gap => `${gap} de moins`,
  },
  en: {
    stored: 'Amount to save',
    skipped: 'Amount left out',
    euros: euros => `${euros} excluding VAT`,
    count: (count, euros) => `${english.counted(count, 'purchase', 'purchases')}, ${euros} excluding VAT`,
    others: count => `and ${english.counted(count, 'other canteen', 'other canteens')}`,
    compared: {
      equal: (row, euros) => `It is the total of your file (row ${english.number(row)}): ${euros}.`,
      'equal-rounded': (row, euros) =>
        `Apart from rounding, it is the total of your file (row ${english.number(row)}): ${euros}.`,
      'equal-with-left-out': (row, euros, leftOut) =>
        `With the credit notes left out (${leftOut}), it is the total of your file (row ${english.number(row)}): ${euros}.`,
      different: (row, euros, gap) =>
        `Your file gives a total of ${euros} (row ${english.number(row)}), and its rows come to ${gap}. Check what is missing or counted twice before saving.`,
    },
    more: gap => `${gap} more`,
    less: gap => `${gap} less`,
  },
}

export interface TotalLine {
  readonly title: string
  readonly text: string
}

/** The totals of a plan in words. */
export interface TotalLines {
  /** « Montant à enregistrer », « 345,60 € HT »; and what is left out, where something is. */
  readonly amounts: readonly TotalLine[]
  readonly canteens: readonly { readonly name: string; readonly siret: string | null; readonly text: string }[]
  /** « et 4 autres cantines »; null where all are told. */
  readonly others: string | null
  /** How they compare with the total of the file; null where it has none. */
  readonly compared: { readonly agrees: boolean; readonly text: string } | null
}

/** @param most the number of canteens to tell at most. */
export function describeTotals(
  totals: PlanTotals,
  fileTotal: FileTotal | null,
  locale: Locale,
  most: number,
): TotalLines {
  const sentences = words[locale]
  const { stored, skipped, canteens, canteenCount } = totals
  const hidden = canteenCount - Math.min(canteens.length, most)
  const amount = ({ priceHt }: { readonly priceHt: number }) => sentences.euros(formatEuros(priceHt, locale))
  return {
    amounts: [
      { title: sentences.stored, text: amount(stored) },
      ...(skipped.count > 0 ? [{ title: sentences.skipped, text: amount(skipped) }] : []),
    ],
    canteens: canteens.slice(0, most).map(({ name, siret, count, priceHt }) => ({
      name,
      siret,
      text: sentences.count(count, formatEuros(priceHt, locale)),
    })),
    others: hidden > 0 ? sentences.others(hidden) : null,
    compared: fileTotal && describeComparison(totals, fileTotal, locale),
  }
}

function describeComparison(totals: PlanTotals, file: FileTotal, locale: Locale): TotalLines['compared'] {
  const { compared, more, less } = words[locale]
  const comparison = compareTotals(totals, file)
  const gap = gapOf(totals, file)
  const euros = formatEuros(Math.abs(gap).toFixed(2), locale)
  const other = comparison === 'different' ? (gap > 0 ? more : less)(euros) : formatEuros(file.leftOut, locale)
  return {
    agrees: comparison !== 'different',
    text: compared[comparison](file.row, formatEuros(file.amount, locale), other),
  }
}

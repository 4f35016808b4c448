import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import type { Field } from '@ma-cantine/lib/entities/field'
import type { FieldChange } from '@ma-cantine/lib/entities/history-entry'
import type { Labels } from '@ma-cantine/lib/messages/labels'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import { useLocale } from '../../app/locale.ts'
import { useCanteenWords } from '../words/canteen-words.ts'
import { useHistoryWords } from './words/history-words.ts'

type LabelledField = Field & { readonly labels: Labels<string> | null }

/** @returns a function that writes a value of the history: codes and ids by their names, figures as people write them. */
export function useShownValue(): (field: string, value: FieldChange['before']) => string {
  const locale = useLocale()
  const { notGiven } = useCanteenWords()
  const { verdicts } = useHistoryWords()
  return (field, value) => {
    const labels: Readonly<Record<string, string>> | undefined =
      field === 'kitchenReportVerdict'
        ? verdicts
        : (canteenFields as Readonly<Record<string, LabelledField>>)[field]?.labels?.[locale]
    const shown = (item: unknown): string =>
      labels?.[String(item)] ?? (typeof item === 'number' ? formatNumber(item, locale) : String(item ?? ''))
    const text = Array.isArray(value) ? value.map(shown).join(', ') : shown(value)
    return text === '' ? notGiven : text
  }
}

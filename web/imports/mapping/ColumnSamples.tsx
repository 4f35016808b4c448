import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import type { DecimalMark } from '@ma-cantine/lib/mapping/mapping'
import type { ProposedSource } from '@ma-cantine/lib/mapping/propose-mapping'
import { readAmount, readDay } from '@ma-cantine/lib/mapping/read-cells'
import type { SourceSurvey } from '@ma-cantine/lib/mapping/survey-source'
import { targetShape } from '@ma-cantine/lib/mapping/target-shape'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Field } from '@ma-cantine/lib/table-schema/descriptor'
import { useMappingWords } from './words/mapping-step-words.ts'

interface SamplesProps {
  readonly kind: FileKind
  readonly field: Field
  readonly source: ProposedSource
  readonly survey: SourceSurvey
  readonly locale: Locale
}

/** Three cells of the column, and how its dates and amounts are read. */
export function ColumnSamples({ kind, field, source, survey, locale }: SamplesProps) {
  const { columns: words } = useMappingWords()
  const samples = survey.columns.find(({ label }) => label === source.column.label)?.samples ?? []
  if (samples.length === 0) return <p className="fr-mb-0">{words.empty}</p>
  const shape = targetShape(schemaOf(kind), field)
  const { dates = 'day-month-year', decimalMark = ',' } = source.column
  return (
    <ul className="mc-mapping-samples" aria-label={words.samples}>
      {samples.map(sample => (
        <li key={sample}>{shown(sample)}</li>
      ))}
    </ul>
  )

  function shown(sample: string): string {
    if (shape === 'date') return worded(sample, dayIn(readDay(sample, dates), locale))
    if (shape === 'amount' && field.name.startsWith('prix')) return worded(sample, eurosIn(sample, decimalMark, locale))
    return sample
  }

  function worded(sample: string, read: string | null): string {
    if (read === null) return words.unread(sample)
    return read === sample ? sample : words.readAs(sample, read)
  }
}

const dayIn = (day: string | null, locale: Locale): string | null => day && formatDay(day, locale)

function eurosIn(sample: string, mark: DecimalMark, locale: Locale): string | null {
  const amount = readAmount(sample, mark)
  return amount === null ? null : formatEuros(amount, locale)
}

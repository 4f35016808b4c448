import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { ProposedSource } from '@ma-cantine/lib/mapping/propose-mapping'
import { readSample } from '@ma-cantine/lib/mapping/sample-reading'
import type { SourceSurvey } from '@ma-cantine/lib/mapping/survey-source'
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
  return (
    <ul className="mc-mapping-samples" aria-label={words.samples}>
      {samples.map(sample => (
        <li key={sample}>{shown(sample)}</li>
      ))}
    </ul>
  )

  function shown(sample: string): string {
    const read = readSample(kind, field, source.column, sample, locale)
    if (read === null) return words.unread(sample)
    return read === sample ? sample : words.readAs(sample, read)
  }
}

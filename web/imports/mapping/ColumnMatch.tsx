import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { type DateOrder, type DecimalMark, dateOrders } from '@ma-cantine/lib/mapping/mapping'
import { mappingWords } from '@ma-cantine/lib/mapping/mapping-words'
import { type ProposedColumn, type ProposedSource, proposeSource } from '@ma-cantine/lib/mapping/propose-mapping'
import { readAmount, readDay } from '@ma-cantine/lib/mapping/read-cells'
import type { SourceSurvey } from '@ma-cantine/lib/mapping/survey-source'
import { targetShape } from '@ma-cantine/lib/mapping/target-shape'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { partsDash } from '@ma-cantine/lib/messages/join-parts'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Field } from '@ma-cantine/lib/table-schema/descriptor'
import { type ReactNode, useId } from 'react'
import { useLocale } from '../../app/locale.ts'
import { useColumnTexts } from '../guide/column-texts.ts'
import { useMappingWords } from './words/mapping-step-words.ts'

export interface ColumnMatchProps {
  readonly kind: FileKind
  readonly field: Field
  readonly column: ProposedColumn
  readonly survey: SourceSurvey
  /** Whether the person chose the column. */
  readonly isChosen: boolean
  readonly problem: string | null
  readonly onChange: (column: ProposedColumn) => void
  /** What is asked where no column of the file fills ours. */
  readonly children: ReactNode
}

/** One of our columns, and that of the file which fills it. */
export function ColumnMatch({ kind, field, column, survey, isChosen, problem, onChange, children }: ColumnMatchProps) {
  const words = useMappingWords()
  const locale = useLocale()
  const id = useId()
  const { title } = useColumnTexts(kind)(field)
  const { columnReasons, dateOrders: orderNames } = mappingWords[locale]
  const [source, ...others] = column.sources
  const choose = (label: string) =>
    onChange({
      ...column,
      sure: true,
      sources: label === '' ? [] : [withoutDoubt(proposeSource(kind, field.name, survey, label))],
    })
  const order = source?.column.dates
  const chooseOrder = (dates: DateOrder) =>
    source &&
    onChange({ ...column, sources: [{ ...withoutDoubt(source), column: { ...source.column, dates } }, ...others] })
  return (
    <li className="mc-mapping-column">
      <div className="mc-mapping-column__ours">
        <label className="fr-text--bold" htmlFor={id}>
          {title}
        </label>
        <span className="mc-check-mention fr-text--sm">
          {column.required ? ` ${words.columns.required}` : ''}
          <span className="fr-sr-only">{partsDash + words.columns.from}</span>
        </span>
      </div>
      <div>
        <select
          id={id}
          className={`fr-select${problem === null ? '' : ' fr-select--error'}`}
          value={source?.column.label ?? ''}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{words.columns.none}</option>
          {survey.labels.map(label => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
        {children}
        {source?.doubtfulDates && <p className="fr-message fr-message--warning">{words.dates.doubt}</p>}
        {source && order && (source.doubtfulDates || isChosen || order !== 'day-month-year') && (
          <select
            className="fr-select fr-mt-1w"
            aria-label={words.dates.label}
            value={order}
            onChange={({ target }) => chooseOrder(target.value as DateOrder)}
          >
            {dateOrders.map(each => (
              <option key={each} value={each}>
                {orderNames[each]}
              </option>
            ))}
          </select>
        )}
      </div>
      <div id={`${id}-about`} className="mc-mapping-column__about fr-text--sm mc-check-breakable">
        {problem !== null && <p className="fr-error-text fr-mt-0 fr-mb-0">{problem}</p>}
        {problem === null && !source && children && <p className="mc-check-mention fr-mb-0">{words.columns.asked}</p>}
        {source && (
          <>
            <p className="mc-check-mention fr-mb-0">
              {!column.sure && <strong>{words.columns.check} : </strong>}
              {isChosen ? words.columns.chosen : columnReasons[source.why]}
              {others.map(other => `, ${words.columns.also(other.column.label)}`).join('')}
            </p>
            <Samples kind={kind} field={field} source={source} survey={survey} locale={locale} />
          </>
        )}
      </div>
    </li>
  )
}

const withoutDoubt = ({ doubtfulDates: _, ...source }: ProposedSource): ProposedSource => source

interface SamplesProps {
  readonly kind: FileKind
  readonly field: Field
  readonly source: ProposedSource
  readonly survey: SourceSurvey
  readonly locale: Locale
}

/** Three cells of the column, and how its dates and amounts are read. */
function Samples({ kind, field, source, survey, locale }: SamplesProps) {
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

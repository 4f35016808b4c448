import { type DateOrder, dateOrders } from '@ma-cantine/lib/mapping/mapping'
import { chooseColumn, chooseDateOrder } from '@ma-cantine/lib/mapping/mapping-draft'
import { mappingWords } from '@ma-cantine/lib/mapping/mapping-words'
import type { ProposalContext, ProposedColumn } from '@ma-cantine/lib/mapping/propose-mapping'
import { partsDash } from '@ma-cantine/lib/messages/join-parts'
import type { Field } from '@ma-cantine/lib/table-schema/descriptor'
import { type ReactNode, useId } from 'react'
import { useLocale } from '../../app/locale.ts'
import { useColumnTexts } from '../guide/column-texts.ts'
import { ColumnSamples } from './ColumnSamples.tsx'
import { useMappingWords } from './words/mapping-step-words.ts'

export interface ColumnMatchProps {
  readonly context: ProposalContext
  readonly field: Field
  readonly column: ProposedColumn
  /** Whether the person chose the column. */
  readonly isChosen: boolean
  readonly problem: string | null
  readonly onChange: (column: ProposedColumn) => void
  /** What is asked where no column of the file fills ours. */
  readonly children: ReactNode
}

/** One of our columns, and that of the file which fills it. */
export function ColumnMatch({ context, field, column, isChosen, problem, onChange, children }: ColumnMatchProps) {
  const { kind, survey } = context
  const words = useMappingWords()
  const locale = useLocale()
  const id = useId()
  const { title } = useColumnTexts(kind)(field)
  const { columnReasons, dateOrders: orderNames } = mappingWords[locale]
  const [source, ...others] = column.sources
  const choose = (label: string) => onChange(chooseColumn(context, column, label === '' ? null : label))
  const order = source?.column.dates
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
            onChange={({ target }) => onChange(chooseDateOrder(column, target.value as DateOrder))}
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
            <ColumnSamples kind={kind} field={field} source={source} survey={survey} locale={locale} />
          </>
        )}
      </div>
    </li>
  )
}

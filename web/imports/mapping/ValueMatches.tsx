import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { chooseCodes } from '@ma-cantine/lib/mapping/mapping-draft'
import type { ProposalContext, ProposedColumn } from '@ma-cantine/lib/mapping/propose-mapping'
import { type ReactNode, useId, useState } from 'react'
import { useColumnTexts } from '../guide/column-texts.ts'
import { type ValueEntry, ValueList, type ValueListProps } from './ValueList.tsx'
import { useMappingWords } from './words/mapping-step-words.ts'

export interface ValueMatchesProps {
  readonly context: ProposalContext
  readonly columns: readonly ProposedColumn[]
  readonly onChange: (columns: ProposedColumn[]) => void
  /** Leaves out what is certain. */
  readonly hidesKnown?: boolean
}

/** What the words of the file mean: those in doubt first, those recognised behind a fold. */
export function ValueMatches({ context, columns, onChange, hidesKnown = false }: ValueMatchesProps): ReactNode {
  const { kind, canteens } = context
  // What was in doubt at first stays in sight once it is chosen.
  const [doubtful] = useState(() => new Set(entriesOf(columns).flatMap(({ key, value }) => (value.sure ? [] : [key]))))
  const words = useMappingWords()
  const change = (entry: ValueEntry, codes: readonly string[] | null) => onChange(withCodes(columns, entry, codes))
  const byField = Map.groupBy(entriesOf(columns), ({ field }) => field)
  return [...byField].map(([name, entries]) => {
    const field = schemaOf(kind).fields.find(each => each.name === name)
    if (!field) return null
    const isDoubtful = ({ key, value }: ValueEntry) => doubtful.has(key) || !value.sure
    const open = entries.filter(isDoubtful)
    const known = entries.filter(entry => !isDoubtful(entry))
    if (hidesKnown && open.length === 0) return null
    return (
      <FieldValues key={name} kind={kind} field={field} canteens={canteens} entries={open} onChange={change}>
        {known.length > 0 && !hidesKnown && (
          <details className="fr-mt-1w">
            <summary className="fr-text--sm">{words.values.known(known.length)}</summary>
            <ValueList field={field} canteens={canteens} entries={known} onChange={change} />
          </details>
        )}
      </FieldValues>
    )
  })
}

const entriesOf = (columns: readonly ProposedColumn[]): ValueEntry[] =>
  columns.flatMap(({ field, sources }) =>
    sources.flatMap(({ column: { label }, values }) =>
      values.map(value => ({ key: JSON.stringify([field, label, value.text]), field, label, value })),
    ),
  )

/** @param codes null leaves the value as it is in the file. */
const withCodes = (
  columns: readonly ProposedColumn[],
  { field, label, value: { text } }: ValueEntry,
  codes: readonly string[] | null,
): ProposedColumn[] =>
  columns.map(column => (column.field === field ? chooseCodes(column, { label, text }, codes) : column))

interface FieldValuesProps extends ValueListProps {
  readonly kind: FileKind
  readonly children: ReactNode
}

function FieldValues({ kind, field, canteens, entries, onChange, children }: FieldValuesProps) {
  const { title } = useColumnTexts(kind)(field)
  const id = useId()
  return (
    <section className="fr-mb-2w" aria-labelledby={id}>
      <h5 id={id} className="fr-text--md fr-mb-1v">
        {title}
      </h5>
      <ValueList field={field} canteens={canteens} entries={entries} onChange={onChange} />
      {children}
    </section>
  )
}

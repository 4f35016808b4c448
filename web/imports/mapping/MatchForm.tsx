import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { constantOf, type Mapping } from '@ma-cantine/lib/mapping/mapping'
import { createImportMapping, type ImportMapping } from '@ma-cantine/lib/mapping/mappings-api'
import {
  mappingOf,
  missingFields,
  type ProposalContext,
  type ProposedColumn,
  proposeMapping,
} from '@ma-cantine/lib/mapping/propose-mapping'
import { reopenMapping, withEarlierValues } from '@ma-cantine/lib/mapping/reopen-mapping'
import { use, useId, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { RequestedFile, useOwnCanteens } from '../requested-file.ts'
import { ColumnMatch } from './ColumnMatch.tsx'
import { ConstantField } from './ConstantField.tsx'
import { KeepFields, type Keeping } from './KeepFields.tsx'
import { ValueMatches } from './ValueMatches.tsx'
import { useMappingWords } from './words/mapping-step-words.ts'

export interface MatchFormProps {
  readonly context: ProposalContext
  readonly fileName: string
  /** The mapping to change; null for a new one. */
  readonly kept: ImportMapping | null
  readonly isBusy: boolean
  readonly failure: string | null
  readonly onConvert: (mapping: Mapping) => void
  readonly onPlain: () => void
}

/** All the columns and values, each with what is proposed for it and why. */
export function MatchForm({ context, fileName, kept, isBusy, failure, onConvert, onPlain }: MatchFormProps) {
  const { kind, survey, canteens } = context
  const words = useMappingWords()
  const isOwn = useOwnCanteens()
  const request = use(RequestedFile)
  const [columns, setColumns] = useState<readonly ProposedColumn[]>(() =>
    kept ? reopenMapping(context, kept.mapping) : proposeMapping(kind, survey, canteens).columns,
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [constants, setConstants] = useState<Mapping['constants']>(
    kept?.mapping.constants ?? (request ? [{ target: 'fournisseur', value: request.provider }] : []),
  )
  const [leavesNegatives, setLeavesNegatives] = useState(kept?.mapping.negativeAmounts === 'leave-out')
  const [keeping, setKeeping] = useState<Keeping>(() => ({
    keeps: isOwn,
    name: kept?.author === null ? kept.name : nameFrom(fileName) || words.keep.defaultName,
    canteenId: kept?.author === null ? (kept.canteen?.id ?? null) : null,
  }))
  const [showsProblems, setShowsProblems] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const negativesId = useId()

  const filled = constants.filter(({ value }) => value.trim() !== '')
  const missing = missingFields(columns, filled)
  const used = new Set(columns.flatMap(({ sources }) => sources.map(({ column }) => column.label)))
  const price = columns.find(({ field }) => field === 'prix_ht')?.sources[0]?.column.label
  const negatives = survey.columns.find(({ label }) => label === price)?.negatives ?? 0
  const leftOut = survey.columns.filter(({ label, filled: count }) => count > 0 && !used.has(label))

  const change = (changed: ProposedColumn) => {
    setChosen(new Set([...chosen, changed.field]))
    setColumns(columns.map(column => (column.field === changed.field ? changed : column)))
  }
  const submit = () => {
    if (isBusy) return
    if (missing.length > 0) {
      setShowsProblems(true)
      form.current?.querySelector<HTMLElement>(`[data-field="${missing[0]}"] select`)?.focus()
      return
    }
    const own = filled.filter(({ target }) => columns.find(each => each.field === target)?.sources.length === 0)
    const mapping = mappingOf(
      kind,
      { survey, columns },
      { constants: own, negativeAmounts: leavesNegatives ? 'leave-out' : 'refuse', totals: 'leave-out' },
    )
    if (isOwn && keeping.keeps) void keep(kept ? withEarlierValues(mapping, kept.mapping) : mapping)
    onConvert(mapping)
  }
  const keep = async (mapping: Mapping) => {
    const name = keeping.name.trim() || words.keep.defaultName
    try {
      await client.call(createImportMapping, { body: { name, mapping, canteenId: keeping.canteenId } })
    } catch {
      notify({ status: 'warning', ...words.keep.failed })
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <p>{words.text}</p>
      <h4 className="fr-h6 fr-mb-1w">{words.columns.title}</h4>
      <ul className="mc-mapping-columns">
        {schemaOf(kind).fields.map(field => {
          const column = columns.find(each => each.field === field.name)
          if (!column) return null
          const isMissing = missingFields(columns).includes(field.name)
          const isUnanswered = showsProblems && missing.includes(field.name)
          return (
            <ColumnMatch
              key={field.name}
              context={context}
              field={field}
              column={column}
              isChosen={chosen.has(field.name)}
              problem={isUnanswered ? words.constant.missing : null}
              onChange={change}
            >
              {isMissing && (
                <ConstantField
                  field={field}
                  value={constantOf({ constants }, field.name) ?? ''}
                  onChange={value =>
                    setConstants([
                      ...constants.filter(({ target }) => target !== field.name),
                      { target: field.name, value },
                    ])
                  }
                />
              )}
            </ColumnMatch>
          )
        })}
      </ul>
      {leftOut.length > 0 && (
        <p className="fr-text--sm mc-check-mention mc-check-breakable">
          {words.leftOut(leftOut.map(({ label }) => label))}
        </p>
      )}
      {negatives > 0 && (
        <div className="fr-checkbox-group fr-mb-3w">
          <input
            id={negativesId}
            type="checkbox"
            checked={leavesNegatives}
            onChange={({ target }) => setLeavesNegatives(target.checked)}
          />
          <label className="fr-label" htmlFor={negativesId}>
            {words.negatives.label(negatives)}
            <span className="fr-hint-text">{words.negatives.hint}</span>
          </label>
        </div>
      )}
      {columns.some(({ sources }) => sources.some(({ values }) => values.length > 0)) && (
        <>
          <h4 className="fr-h6 fr-mb-1w">{words.values.title}</h4>
          <p className="fr-mb-2w">{words.values.text}</p>
          <ValueMatches context={context} columns={columns} onChange={setColumns} />
        </>
      )}
      {isOwn && <KeepFields keeping={keeping} onChange={setKeeping} />}
      {failure !== null && <Alert className="fr-mb-2w" severity="error" small description={failure} />}
      <div className="mc-check-actions fr-mt-3w">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.converting : words.submit}
        </Button>
        <Button type="button" priority="tertiary no outline" onClick={onPlain}>
          {words.plain}
        </Button>
      </div>
    </form>
  )
}

/** « export-achats-2024-03.csv » is named after its program rather than its month: “export achats”. */
const nameFrom = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/[\d_()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)

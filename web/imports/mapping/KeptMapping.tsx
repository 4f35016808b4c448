import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { fitOf } from '@ma-cantine/lib/mapping/fits-mapping'
import { constantOf, type Mapping, usedLabels } from '@ma-cantine/lib/mapping/mapping'
import {
  changeImportMapping,
  createImportMapping,
  deleteImportMapping,
  type ImportMapping,
} from '@ma-cantine/lib/mapping/mappings-api'
import { mappingOf, type ProposalContext } from '@ma-cantine/lib/mapping/propose-mapping'
import { hasNewValues, reopenMapping, withEarlierValues } from '@ma-cantine/lib/mapping/reopen-mapping'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { useColumnTexts } from '../guide/column-texts.ts'
import { canteensToChoose } from './mapping-queries.ts'
import { ValueMatches } from './ValueMatches.tsx'
import { useMappingWords } from './words/mapping-step-words.ts'

export interface KeptMappingProps {
  readonly kept: ImportMapping
  /** All the mappings that one sees. */
  readonly all: readonly ImportMapping[]
  readonly context: ProposalContext
  readonly isBusy: boolean
  readonly failure: string | null
  readonly onConvert: (mapping: Mapping) => void
  readonly onChange: () => void
  readonly onDeleted: () => void
}

/** A mapping that suits the file: one act accepts it. Only what it does not know is asked. */
export function KeptMapping({ kept, all, context, isBusy, failure, onConvert, onChange, onDeleted }: KeptMappingProps) {
  const { kind, survey } = context
  const words = useMappingWords()
  const textsOf = useColumnTexts(kind)
  const { name, mapping, author, canteen } = kept
  const [columns, setColumns] = useState(() => reopenMapping(context, mapping))
  const [learns] = useState(() => hasNewValues(columns))
  const used = new Set(usedLabels(mapping))
  const isSame = fitOf(mapping, survey.labels) === 'same'
  const newLabels = survey.labels.filter(label => !used.has(label) && !mapping.leftOut.includes(label))
  const siret = constantOf(mapping, 'siret')
  const { data: own } = useQuery({ ...canteensToChoose, enabled: siret !== undefined })
  const canteenName = own?.canteens.find(each => each.siret === siret)?.name
  const convert = () => {
    const { constants, negativeAmounts, totals } = mapping
    const used = mappingOf(kind, { survey, columns }, { constants, negativeAmounts, totals })
    if (learns) void keepLearned(withEarlierValues({ ...mapping, columns: used.columns }, mapping))
    onConvert(used)
  }
  /** The mapping of a colleague is theirs: one keeps a copy of one's own, which then comes first. */
  const keepLearned = async (learned: Mapping) => {
    try {
      if (author === null)
        await client.call(changeImportMapping, { params: { mappingId: kept.id }, body: { mapping: learned } })
      else await client.call(createImportMapping, { body: { name: freeName(name, all), mapping: learned } })
    } catch {
      notify({ status: 'warning', ...words.keep.failed })
    }
  }
  const titleOf = (field: string) => {
    const found = schemaOf(kind).fields.find(each => each.name === field)
    return found ? textsOf(found).title : field
  }
  return (
    <>
      <p className="fr-mb-1w">
        {author !== null && canteen ? words.kept.shared(name, author, canteen.name) : words.kept.text(name)}
        {siret === undefined
          ? ''
          : ` ${words.kept.all(canteenName === undefined ? siret : `${canteenName} (${siret})`)}`}
      </p>
      <ul className="mc-mapping-pairs fr-text--sm fr-mb-2w">
        {columns.map(({ field, sources }) =>
          sources.length === 0 ? null : (
            <li key={field}>
              {titleOf(field)} ← {sources.map(({ column }) => column.label).join(', ')}
            </li>
          ),
        )}
      </ul>
      {!isSame && newLabels.length > 0 && <p>{words.kept.near(newLabels)}</p>}
      {learns && (
        <>
          <h4 className="fr-h6 fr-mb-1w">{words.kept.newValues}</h4>
          <p className="fr-mb-2w">{words.kept.learns}</p>
          <ValueMatches context={context} columns={columns} onChange={setColumns} hidesKnown />
        </>
      )}
      {failure !== null && <Alert className="fr-mb-2w" severity="error" small description={failure} />}
      <div className="mc-check-actions fr-mt-2w">
        <Button type="button" disabled={isBusy} onClick={convert}>
          {isBusy ? words.converting : words.kept.use}
        </Button>
        <Button type="button" priority="secondary" disabled={isBusy} onClick={onChange}>
          {words.kept.change}
        </Button>
        <ConfirmButton
          action={words.kept.remove}
          question={words.kept.removeQuestion(name)}
          keep={words.kept.keepIt}
          text={author === null ? words.kept.removeText : words.kept.removeSharedText}
          work={async () => {
            await client.call(deleteImportMapping, { params: { mappingId: kept.id } })
          }}
          onDone={onDeleted}
        />
      </div>
    </>
  )
}

/** A name that replaces none of one's own mappings. */
function freeName(name: string, all: readonly ImportMapping[]): string {
  const taken = new Set(all.flatMap(each => (each.author === null ? [each.name] : [])))
  if (!taken.has(name)) return name
  for (let number = 2; ; number++) {
    const free = `${name.slice(0, 90)} (${number})`
    if (!taken.has(free)) return free
  }
}

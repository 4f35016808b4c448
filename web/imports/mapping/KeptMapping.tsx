import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { fitOf } from '@ma-cantine/lib/mapping/fits-mapping'
import { constantOf, type Mapping, usedLabels } from '@ma-cantine/lib/mapping/mapping'
import { deleteImportMapping, type ImportMapping } from '@ma-cantine/lib/mapping/mappings-api'
import { mappingOf } from '@ma-cantine/lib/mapping/propose-mapping'
import { hasNewValues, reopenMapping } from '@ma-cantine/lib/mapping/reopen-mapping'
import type { SourceSurvey } from '@ma-cantine/lib/mapping/survey-source'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { useColumnTexts } from '../guide/column-texts.ts'
import { canteensToChoose } from './mapping-queries.ts'
import { ValueMatches } from './ValueMatches.tsx'
import { useMappingWords } from './words/mapping-step-words.ts'

export interface KeptMappingProps {
  readonly kept: ImportMapping
  readonly kind: FileKind
  readonly survey: SourceSurvey
  readonly isBusy: boolean
  readonly failure: string | null
  readonly onConvert: (mapping: Mapping) => void
  readonly onChange: () => void
  readonly onDeleted: () => void
}

/** A mapping that suits the file: one act accepts it. Only what it does not know is asked. */
export function KeptMapping({ kept, kind, survey, isBusy, failure, onConvert, onChange, onDeleted }: KeptMappingProps) {
  const words = useMappingWords()
  const textsOf = useColumnTexts(kind)
  const { name, mapping, author, canteen } = kept
  const [columns, setColumns] = useState(() => reopenMapping(kind, mapping, survey))
  const used = new Set(usedLabels(mapping))
  const isSame = fitOf(mapping, survey.labels) === 'same'
  const newLabels = survey.labels.filter(label => !used.has(label) && !mapping.leftOut.includes(label))
  const siret = constantOf(mapping, 'siret')
  const { data: own } = useQuery({ ...canteensToChoose, enabled: siret !== undefined })
  const canteenName = own?.canteens.find(each => each.siret === siret)?.name
  const convert = () => {
    const { constants, negativeAmounts, totals } = mapping
    onConvert(mappingOf(kind, { survey, columns }, { constants, negativeAmounts, totals }))
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
      {hasNewValues(columns) && (
        <>
          <h4 className="fr-h6 fr-mb-1w">{words.kept.newValues}</h4>
          <ValueMatches kind={kind} columns={columns} onChange={setColumns} hidesKnown />
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

import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import type { ImportChange } from '@ma-cantine/lib/imports/import-plan'
import { Table } from '../../ui/Table.tsx'
import { type FieldTexts, formatValue, getVisibleFields } from './format-value.ts'
import { useSendWords } from './words/send-words.ts'

/** Number of values shown unfolded; longer tables start folded. */
const maximumOpenValues = 9

export interface ChangeCardProps {
  readonly change: ImportChange
  readonly texts: FieldTexts
  /** Level of the title, h5 by default. */
  readonly titleAs?: 'h3' | 'h5'
}

/** One row that an import creates, or updates field by field. */
export function ChangeCard({ change, texts, titleAs: Title = 'h5' }: ChangeCardProps) {
  const words = useSendWords().changes
  const heading = words.heading(change)
  const fields = getVisibleFields(change)
  const table = <ChangeTable change={change} texts={texts} caption={heading} />
  return (
    <article className="mc-send__change fr-mb-2w">
      <Title className="fr-text--md fr-text--bold fr-mb-1v" tabIndex={-1}>
        {heading}
      </Title>
      <p className="fr-text--sm fr-mb-1w mc-send__mention">{placeOf(change, words).join(' · ')}</p>
      {fields.length > maximumOpenValues ? (
        <Accordion
          titleAs={Title === 'h3' ? 'h4' : 'h6'}
          label={change.action === 'update' ? words.changedValues(fields.length) : words.values(fields.length)}
        >
          {table}
        </Accordion>
      ) : (
        table
      )}
    </article>
  )
}

/** Where the change comes from in the file, and the number of its canteen; a row of 0 is the file as a whole. */
export const placeOf = (
  { row, canteen }: ImportChange,
  words: ReturnType<typeof useSendWords>['changes'],
): string[] => [...(row ? [words.row(row)] : []), ...(canteen?.siret ? [words.siret(canteen.siret)] : [])]

function ChangeTable({ change, texts, caption }: { change: ImportChange; texts: FieldTexts; caption: string }) {
  const words = useSendWords().changes
  const { columns } = words
  const updates = change.action === 'update'
  return (
    <Table
      caption={updates ? words.updateCaption(caption) : words.createCaption(caption)}
      className="mc-send__table"
      columns={updates ? [columns.field, columns.before, columns.after] : [columns.field, columns.value]}
    >
      {getVisibleFields(change).map(({ field, before, after }) => (
        <tr key={field}>
          <th scope="row">{texts.labelOf(field)}</th>
          {updates && <td>{formatValue(field, before, texts)}</td>}
          <td>{formatValue(field, after, texts)}</td>
        </tr>
      ))}
    </Table>
  )
}

import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import type { PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import { formatValue, getFieldLabel, getVisibleFields, type ValueContext } from './format-value.ts'
import { useSendWords } from './words/send-words.ts'

/** Number of values shown unfolded; longer tables start folded. */
const maximumOpenValues = 9

/** One row that would be created, or updated field by field. */
export function PlannedChangeCard({ change, context }: { change: PlannedChange; context: ValueContext }) {
  const words = useSendWords().changes
  const heading = words.heading(change.action, change.entity, nameOf(change, context))
  const fields = getVisibleFields(change)
  const table = <ChangeTable change={change} context={context} caption={heading} />
  return (
    <article className="mc-send__change fr-mb-2w">
      <h5 className="fr-text--md fr-text--bold fr-mb-1v" tabIndex={-1}>
        {heading}
      </h5>
      <p className="fr-text--sm fr-mb-1w mc-send__mention">
        {words.row(change.row)}
        {change.entity === 'canteens' && change.name !== null && ` · ${words.siret(change.name)}`}
      </p>
      {fields.length > maximumOpenValues ? (
        <Accordion
          titleAs="h6"
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

/** Names a canteen; the plan may know it by its SIRET only. */
function nameOf({ entity, id, name, fields }: PlannedChange, { canteenName }: ValueContext): string | null {
  if (entity !== 'canteens') return name
  const field = fields.find(({ field }) => field === 'name')
  return (id === null ? null : canteenName(id)) ?? (field ? String(field.before ?? field.after) : name)
}

function ChangeTable({ change, context, caption }: { change: PlannedChange; context: ValueContext; caption: string }) {
  const words = useSendWords().changes
  const { columns } = words
  const updates = change.action === 'update'
  return (
    <table className="mc-send__table">
      <caption className="fr-sr-only">{updates ? words.updateCaption(caption) : words.createCaption(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.field}</th>
          {updates && <th scope="col">{columns.before}</th>}
          <th scope="col">{updates ? columns.after : columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {getVisibleFields(change).map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{getFieldLabel(field, context)}</th>
            {updates && <td>{formatValue(field, before, context)}</td>}
            <td>{formatValue(field, after, context)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import type { PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import { fieldLabel, shownFields, type ValueContext, valueText } from './value-text.ts'
import { useSendWords } from './words/send-words.ts'

/** Values that are read at a glance; more are unfolded. */
const atAGlance = 9

/** One stored row that would be created, or changed field by field. */
export function PlannedChangeCard({ change, context }: { change: PlannedChange; context: ValueContext }) {
  const words = useSendWords().changes
  const heading = words.heading(change.action, change.entity, nameOf(change, context))
  const fields = shownFields(change)
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
      {fields.length > atAGlance ? (
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

/** A canteen by its name, which the plan may only know by its SIRET. */
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
        {shownFields(change).map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldLabel(field, context)}</th>
            {updates && <td>{valueText(field, before, context)}</td>}
            <td>{valueText(field, after, context)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

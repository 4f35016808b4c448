import { currentYear } from '@ma-cantine/lib/messages/today'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../app/screen-list.ts'
import { actionsOverview } from '../pending-actions/action-queries.ts'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useManagementWords } from './words/management-words.ts'

/** Whether something is left to do for last year's reports. As long as nobody knows, there may be. */
export function ActionsCard() {
  const year = currentYear() - 1
  const words = useManagementWords().actions
  const { data } = useQuery(actionsOverview(year))
  const isDone = data?.hasPendingActions === false
  return (
    <section className="mc-actions-box" aria-labelledby="actions-en-attente">
      <span
        className={`mc-actions-box__icon ${isDone ? 'fr-icon-checkbox-circle-fill' : 'fr-icon-todo-line'}`}
        aria-hidden="true"
      />
      <div>
        <h2 id="actions-en-attente" className="fr-h6 fr-mb-1v">
          {isDone ? words.doneTitle : words.title}
        </h2>
        <p className="fr-mb-0">{isDone ? words.doneText(year) : words.text(year)}</p>
      </div>
      <SecondaryLink href={addressOf('PendingActions')}>{isDone ? words.look : words.action}</SecondaryLink>
    </section>
  )
}

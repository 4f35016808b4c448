import { Button } from '@codegouvfr/react-dsfr/Button'
import type { User } from '@ma-cantine/lib/accounts/user'
import { formatDayOfYear } from '@ma-cantine/lib/messages/dates'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../app/locale.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { useJournalWords } from '../imports/journal/words/journal-words.ts'
import { actionsOverview } from '../pending-actions/action-queries.ts'
import { campaignOf } from '../teledeclaration/teledeclaration-queries.ts'
import { latestImports } from './latest-imports.ts'
import { useHomeWords } from './words/home-words.ts'

interface Step {
  readonly text: string
  readonly action: string
  readonly href: string
}

/** One thing to do, the first that what is stored calls for. */
export function NextStep({ user }: { readonly user: User }) {
  const titleOf = useTitles()
  const { text, action, href } = useNextStep(user)
  const main = addressOf('ImportSelection')
  return (
    <>
      <p className="fr-text--lead">{text}</p>
      <ul className="fr-btns-group fr-btns-group--inline-sm">
        <li>
          <Button linkProps={{ href }}>{action}</Button>
        </li>
        {href !== main && (
          <li>
            <Button priority="secondary" linkProps={{ href: main }}>
              {titleOf('ImportSelection')}
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}

/** As long as something is not known, nothing is said of it: neither that it is done, nor that it is not. */
function useNextStep(user: User): Step {
  const { next: words } = useHomeWords()
  const titleOf = useTitles()
  const locale = useLocale()
  const { nameless } = useJournalWords()
  const year = currentYear() - 1
  const enabled = useCanteenPreviews().length > 0
  const { data: imports } = useQuery(latestImports)
  const { data: campaign } = useQuery({ ...campaignOf(year), enabled })
  const { data: actions } = useQuery({ ...actionsOverview(year), enabled })
  const [last] = imports?.results ?? []

  if (user.emailConfirmed === false) {
    return { text: words.email, action: words.emailAction, href: addressOf('EmailConfirmationRequest') }
  }
  if (!enabled) {
    return { text: words.canteen, action: titleOf('CanteenCreation'), href: addressOf('CanteenCreation') }
  }
  if (last?.status === 'refused') {
    const href = addressOf('ImportRecord', { importId: last.id })
    return { text: words.refused(last.fileName ?? nameless), action: words.refusedAction, href }
  }
  if (actions?.hasPendingActions) {
    const end = campaign?.inTeledeclaration
      ? campaign.teledeclarationEndDate
      : campaign?.inCorrection && campaign.correctionEndDate
    if (end) return toPendingActions(words.campaign(year, formatDayOfYear(end, locale)))
  }
  const toImports = (text: string): Step => ({
    text,
    action: titleOf('ImportSelection'),
    href: addressOf('ImportSelection'),
  })
  if (imports?.count === 0) return toImports(words.nothing)
  if (actions?.hasPendingActions) return toPendingActions(words.lacking(year))
  return toImports(actions ? words.done : words.more)

  function toPendingActions(text: string): Step {
    return { text, action: words.pendingActions, href: addressOf('PendingActions') }
  }
}

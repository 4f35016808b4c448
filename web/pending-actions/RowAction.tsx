import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { campaignOfCanteen, lastInstantToCorrect } from '@ma-cantine/lib/teledeclaration/declaration-stage'
import type { PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { campaignOf } from '../teledeclaration/teledeclaration-queries.ts'
import { DeclareOne } from './DeclareOne.tsx'
import { usePendingWords } from './words/pending-words.ts'

interface RowActionProps {
  readonly canteen: ActionableCanteen
  readonly year: number
  /** Called with the sentence that says what was declared. */
  readonly onDeclared: (message: string) => void
}

/** Where each action is done. */
const places = {
  '10_add_satellites': 'SatelliteManagement',
  '18_prefill_diagnostic': 'MyProgress',
  '20_create_diagnostic': 'MyProgress',
  '30_fill_diagnostic': 'MyProgress',
  '35_fill_canteen_data': 'CanteenModification',
  '36_fill_satellite_canteen_data': 'SatelliteManagement',
} as const satisfies Partial<Record<PendingAction, string>>

/** What can be done for a canteen. */
export function RowAction({ canteen, year, onDeclared }: RowActionProps) {
  const words = usePendingWords()
  const { action, name } = canteen
  if (action === '40_teledeclare') return <DeclareOne canteen={canteen} year={year} onDeclared={onDeclared} />
  if (action === '95_nothing') return <Edition canteen={canteen} year={year} />
  if (!(action in places)) return null
  const place = places[action as keyof typeof places]
  const params = { canteenUrlComponent: canteenUrlComponent(canteen) }
  const href =
    place === 'MyProgress'
      ? addressOf(place, { ...params, year, measureId: 'qualite-des-produits' })
      : addressOf(place, params)
  const isLocked = place === 'MyProgress' && canteen.report.isTeledeclared
  const label = words.actions[isLocked ? 'correct' : (action as keyof typeof places)](year)
  return (
    <Button size="small" priority="secondary" linkProps={{ href, 'aria-label': words.labelled(label, name) }}>
      {label}
    </Button>
  )
}

/** Until when what is declared can be changed, while it can. */
function Edition({ canteen, year }: Omit<RowActionProps, 'onDeclared'>) {
  const words = usePendingWords().edition
  const end = useEditionEnd(canteen, year)
  if (end === null) return null
  const params = { canteenUrlComponent: canteenUrlComponent(canteen), year, measureId: 'qualite-des-produits' }
  return (
    <p>
      {words.until(end)}{' '}
      <SiteLink className="fr-link fr-link--sm" href={addressOf('MyProgress', params)}>
        {words.link}
        <span className="fr-sr-only"> {words.of(canteen.name)}</span>
      </SiteLink>
    </p>
  )
}

/** The last day on which the report of a canteen and a year can be changed, in words; null when they cannot. */
function useEditionEnd({ lateEndDate }: ActionableCanteen, year: number): string | null {
  const locale = useLocale()
  const { data = null } = useQuery(campaignOf(year))
  const campaign = campaignOfCanteen(data, lateEndDate)
  const end = campaign && lastInstantToCorrect(campaign)
  return end ? formatDay(parisDay(new Date(end)), locale) : null
}

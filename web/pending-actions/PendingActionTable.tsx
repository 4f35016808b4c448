import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { lastInstantToCorrect } from '@ma-cantine/lib/teledeclaration/declaration-stage'
import type { PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { campaignOf } from '../declarations/declaration-queries.ts'
import { StateBadge } from '../declarations/StateBadge.tsx'
import { Table } from '../ui/Table.tsx'
import { DeclareOne } from './DeclareOne.tsx'
import { useReasonOf } from './reason-of.ts'
import { usePendingWords } from './words/pending-words.ts'
import '../ui/cards.css'
import './pending-actions.css'

export interface PendingActionTableProps {
  readonly canteens: readonly ActionableCanteen[]
  readonly year: number
  readonly caption: string
  /** A cell before the name of each canteen, and the title of its column. */
  readonly choice?: { readonly title: string; readonly cellOf: (canteen: ActionableCanteen) => ReactNode }
  /** Called with the sentence that says what was declared. */
  readonly onDeclared: (message: string) => void
}

/** What is left to do for each canteen; on a phone each becomes a card. */
export function PendingActionTable({ canteens, year, caption, choice, onDeclared }: PendingActionTableProps) {
  const { columns, types, ...words } = usePendingWords()
  const reasonOf = useReasonOf(year)
  return (
    <Table
      className={`mc-cards mc-actions${choice ? ' mc-actions--choice' : ''}`}
      caption={caption}
      columns={[
        ...(choice ? [choice.title] : []),
        columns.name,
        columns.number,
        columns.type,
        columns.state,
        columns.action,
      ]}
    >
      {canteens.map(canteen => (
        <tr key={canteen.id}>
          {choice && <td>{choice.cellOf(canteen)}</td>}
          <th scope="row">
            <SiteLink
              className="fr-link"
              href={addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent(canteen) })}
            >
              {canteen.name}
            </SiteLink>
          </th>
          <td>{words.number(canteen)}</td>
          <td data-label={columns.type}>
            {canteen.productionType ? types[canteen.productionType] : words.unknownType}
          </td>
          <td>
            <StateBadge action={canteen.action} year={year} />
          </td>
          <td>
            <div className="mc-actions__action">
              <p>{reasonOf(canteen)}</p>
              <RowAction canteen={canteen} year={year} onDeclared={onDeclared} />
            </div>
          </td>
        </tr>
      ))}
    </Table>
  )
}

type RowProps = Pick<PendingActionTableProps, 'year' | 'onDeclared'> & { readonly canteen: ActionableCanteen }

/** Where each action is done. */
const places = {
  '10_add_satellites': 'SatelliteManagement',
  '18_prefill_diagnostic': 'MyProgress',
  '20_create_diagnostic': 'MyProgress',
  '30_fill_diagnostic': 'MyProgress',
  '35_fill_canteen_data': 'CanteenModification',
} as const satisfies Partial<Record<PendingAction, string>>

/** What can be done for a canteen. */
function RowAction({ canteen, year, onDeclared }: RowProps) {
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
  const label = words.actions[action as keyof typeof places](year)
  return (
    <Button size="small" priority="secondary" linkProps={{ href, 'aria-label': words.labelled(label, name) }}>
      {label}
    </Button>
  )
}

/** Until when what is declared can be changed, while it can. */
function Edition({ canteen, year }: Omit<RowProps, 'onDeclared'>) {
  const words = usePendingWords().edition
  const end = useEditionEnd(year)
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

/** The last day on which the reports of a year can be changed, in words; null when they cannot. */
function useEditionEnd(year: number): string | null {
  const locale = useLocale()
  const { data: campaign } = useQuery(campaignOf(year))
  const end = campaign && lastInstantToCorrect(campaign)
  return end ? formatDay(parisDay(new Date(end)), locale) : null
}

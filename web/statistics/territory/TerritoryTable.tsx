import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { isDeclaredFor, type TerritoryCanteen } from '@ma-cantine/lib/statistics/territory-canteen'
import type { TerritoryOrder } from '@ma-cantine/lib/statistics/territory-canteens-api'
import { SiteLink } from '../../app/site-link.tsx'
import { publicCanteenAddress } from '../../public-canteens/public-canteen-address.ts'
import { Table } from '../../ui/Table.tsx'
import { InviteButton } from './InviteButton.tsx'
import { territoryColumnOrder } from './territory-address.ts'
import { useTerritoryWords } from './words/territory-words.ts'
import '../../ui/cards.css'

export interface TerritoryTableProps {
  readonly canteens: readonly TerritoryCanteen[]
  /** The year that declarations are about. */
  readonly campaignYear: number
  /** Whether the canteens are in several departments. */
  readonly hasDepartments: boolean
  readonly order: string
  readonly onOrder: (order: string) => void
}

/** One row for each canteen; on a phone each becomes a card. */
export function TerritoryTable({ canteens, campaignYear, hasDepartments, order, onOrder }: TerritoryTableProps) {
  const { columns, ...words } = useTerritoryWords()
  const sorted = (column: TerritoryOrder, title: string) => ({
    title,
    column,
    order: territoryColumnOrder(order, column),
    onOrder,
  })
  const declaration = columns.declaration(campaignYear)
  return (
    <Table
      className="mc-cards mc-territory"
      caption={words.list}
      columns={[
        sorted('name', columns.name),
        sorted('siret', columns.siret),
        sorted('city', columns.city),
        sorted('dailyMealCount', columns.meals),
        declaration,
        sorted('publicationStatus', columns.publication),
        columns.manager,
      ]}
    >
      {canteens.map(canteen => {
        const { id, name, siret, city, department, dailyMealCount } = canteen
        return (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label={columns.siret}>{siret ?? words.unknown}</td>
            <td data-label={columns.city}>{words.town(city, hasDepartments ? department : null)}</td>
            <td data-label={columns.meals} data-cell="meals">
              {dailyMealCount === null ? words.unknown : words.number(dailyMealCount)}
            </td>
            <td data-label={declaration}>
              {isDeclaredFor(canteen, campaignYear) ? (
                <Badge severity="success" small>
                  {words.declared}
                </Badge>
              ) : (
                <Badge small>{words.notDeclared}</Badge>
              )}
            </td>
            <td data-label={columns.publication}>
              {canteen.publicationStatus === 'published' ? (
                <SiteLink className="fr-link" href={publicCanteenAddress(canteen)}>
                  {words.online}
                  <span className="fr-sr-only">{words.ofCanteen(name)}</span>
                </SiteLink>
              ) : (
                words.notPublished
              )}
            </td>
            <td data-label={columns.manager}>
              {canteen.hasManager ? (
                words.managed
              ) : canteen.publicationStatus === 'published' ? (
                <InviteButton canteen={canteen} />
              ) : (
                words.unmanaged
              )}
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

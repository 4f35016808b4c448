import { productionTypeLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { Table } from '../ui/Table.tsx'
import type { CanteensProps } from './CanteenCards.tsx'
import { SelectionBox } from './Selection.tsx'
import { useManagementWords } from './words/management-words.ts'
import '../ui/cards.css'

/** One row for each canteen; on a phone each becomes a card. */
export function CanteenRows({ canteens, selection }: CanteensProps) {
  const words = useManagementWords()
  const locale = useLocale()
  const { columns } = words
  return (
    <Table
      className="mc-cards mc-canteens"
      caption={words.title}
      columns={[columns.choice, columns.name, columns.number, columns.city, columns.type, columns.covers]}
    >
      {canteens.map(canteen => (
        <tr key={canteen.id}>
          <td>
            <SelectionBox selection={selection} canteen={canteen} />
          </td>
          <th scope="row">
            <SiteLink
              className="fr-link"
              href={addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent(canteen) })}
            >
              {canteen.name}
            </SiteLink>
          </th>
          <td data-label={columns.number}>{words.number(canteen)}</td>
          <td data-label={columns.city}>{canteen.city ?? '—'}</td>
          <td data-label={columns.type}>
            {canteen.productionType ? productionTypeLabels[locale][canteen.productionType] : '—'}
          </td>
          <td data-label={columns.covers}>{canteen.dailyMealCount?.toLocaleString(locale) ?? '—'}</td>
        </tr>
      ))}
    </Table>
  )
}

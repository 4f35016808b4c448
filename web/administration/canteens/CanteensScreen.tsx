import type { AdministeredCanteenSummary } from '@ma-cantine/lib/administration/administered-canteen'
import { canteenGroups } from '@ma-cantine/lib/administration/administered-canteens-api'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { Table } from '../../ui/Table.tsx'
import { canteensPage } from '../administration-queries.ts'
import { GroupedList } from '../GroupedList.tsx'
import { useAdministrationWords } from '../words/administration-words.ts'
import { canteenListFormat } from './canteen-list-address.ts'

/** The canteens of all teams, which a search and a group narrow down; both are in the address. */
export default function CanteensScreen() {
  const words = useAdministrationWords().canteens
  return (
    <GroupedList
      screen="AdministeredCanteens"
      id="cantines"
      format={canteenListFormat}
      queryOf={canteensPage}
      groups={canteenGroups}
      words={words}
    >
      {(canteens, caption) => <CanteenTable canteens={canteens} caption={caption} />}
    </GroupedList>
  )
}

interface CanteenTableProps {
  readonly caption: string
  readonly canteens: readonly AdministeredCanteenSummary[]
}

function CanteenTable({ caption, canteens }: CanteenTableProps) {
  const words = useAdministrationWords()
  const { columns, managers } = words.canteens
  return (
    <Table
      className="mc-cards"
      caption={caption}
      columns={[columns.name, columns.number, columns.siret, columns.town, columns.managers]}
    >
      {canteens.map(({ id, name, siret, sirenUniteLegale, city, postalCode, managerCount, deletionDate }) => (
        <tr key={id}>
          <th scope="row">
            <SiteLink className="fr-link" href={addressOf('AdministeredCanteen', { canteenId: id })}>
              {name}
            </SiteLink>
            {deletionDate !== null && ` ${words.canteens.deletedOn(deletionDate)}`}
          </th>
          <td data-label={columns.number}>{id}</td>
          <td data-label={columns.siret}>{siret ?? sirenUniteLegale ?? '—'}</td>
          <td data-label={columns.town}>{[postalCode, city].filter(Boolean).join(' ') || '—'}</td>
          <td data-label={columns.managers}>{managers(managerCount)}</td>
        </tr>
      ))}
    </Table>
  )
}

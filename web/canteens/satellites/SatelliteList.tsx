import { Select } from '@codegouvfr/react-dsfr/Select'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Satellite, SatelliteOrder } from '@ma-cantine/lib/canteens/satellites-api'
import { addressOf } from '../../app/screen-list.ts'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { Table } from '../../ui/Table.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { AskedCanteens } from './AskedCanteens.tsx'
import { SatelliteActions } from './SatelliteActions.tsx'
import {
  readShownOrder,
  type ShownOrder,
  satelliteColumnOrder,
  satelliteListFormat,
  shownOrders,
} from './satellite-list-format.ts'
import { satellitesPage } from './satellite-queries.ts'
import { useSatelliteTexts } from './satellite-texts.ts'
import { useSatelliteWords } from './words/satellite-words.ts'
import '../../ui/cards.css'

export interface SatellitePartProps {
  readonly kitchen: Canteen
  /** Called with the sentence that tells what was done. */
  readonly onDone: (text: string) => void
}

/** The satellites, a page at a time; the page and the order are in the address. */
export function SatelliteList({ kitchen, onDone }: SatellitePartProps) {
  const words = useSatelliteTexts(kitchen)
  const path = addressOf('SatelliteManagement', { canteenUrlComponent: canteenUrlComponent(kitchen) })
  const { address, addressWith, change } = useListAddress(path, satelliteListFormat)
  const { order } = address
  const heading = useHeadingOfPages(address.page, address.size)
  const onOrder = (order: string) => change({ order: readShownOrder(order) })
  return (
    <section className="fr-mt-4w">
      <h2 className="fr-h4" ref={heading} tabIndex={-1}>
        {words.list}
      </h2>
      <QueryView query={satellitesPage(kitchen.id, address)} compact>
        {list => (
          <>
            <PagedList
              id="satellites"
              list={list}
              addressWith={addressWith}
              shown={words.shown}
              empty={<p>{words.none}</p>}
            >
              {satellites => (
                <>
                  {list.count > 1 && <OrderChoice order={order} onOrder={onOrder} />}
                  <SatelliteTable {...{ kitchen, satellites, order, onOrder, onDone }} />
                </>
              )}
            </PagedList>
            <AskedCanteens kitchen={kitchen} canteens={list.askedCanteens} onDone={onDone} />
          </>
        )}
      </QueryView>
    </section>
  )
}

interface OrderProps {
  readonly order: ShownOrder
  readonly onOrder: (order: string) => void
}

/** The same orders as the titles of the columns, which a phone does not show. */
function OrderChoice({ order, onOrder }: OrderProps) {
  const words = useSatelliteWords()
  return (
    <Select
      className="mc-satellite-order"
      label={words.sort}
      nativeSelectProps={{ value: order, onChange: ({ target }) => onOrder(target.value) }}
    >
      {shownOrders.map(order => (
        <option key={order} value={order}>
          {words.orders[order]}
        </option>
      ))}
    </Select>
  )
}

interface SatelliteTableProps extends SatellitePartProps, OrderProps {
  readonly satellites: readonly Satellite[]
}

function SatelliteTable({ kitchen, satellites, order, onOrder, onDone }: SatelliteTableProps) {
  const words = useSatelliteTexts(kitchen)
  const sorted = (column: SatelliteOrder, title: string) => ({
    title,
    column,
    order: satelliteColumnOrder(order, column),
    onOrder,
  })
  return (
    <Table
      className="mc-cards"
      caption={words.list}
      columns={[
        sorted('name', words.name),
        sorted('siret', words.siret),
        sorted('dailyMealCount', words.covers),
        words.actions,
      ]}
    >
      {satellites.map(satellite => (
        <tr key={satellite.id}>
          <th scope="row">{satellite.name}</th>
          <td data-label={words.siret}>{satellite.siret ?? words.noValue}</td>
          <td data-label={words.covers}>{satellite.dailyMealCount ?? words.noValue}</td>
          <td>
            <SatelliteActions kitchen={kitchen} satellite={satellite} onDone={onDone} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

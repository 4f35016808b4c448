import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { type Satellite, unlinkSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { client } from '../../app/client.ts'
import { addressOf } from '../../app/screen-list.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { JoinButton } from '../team/JoinButton.tsx'
import { type ListAddress, listParameters, readListAddress, type ShownOrder, shownOrders } from './list-address.ts'
import { pageSize, satellitesPage } from './satellite-queries.ts'
import { useSatelliteWords } from './words/satellite-words.ts'
import '../../ui/cards.css'

export interface SatellitePartProps {
  readonly kitchen: Canteen
  /** Called with the sentence that tells what was done. */
  readonly onDone: (text: string) => void
}

/** The satellites, a page at a time; the page and the order are in the address. */
export function SatelliteList({ kitchen, onDone }: SatellitePartProps) {
  const words = useSatelliteWords()
  const navigate = useNavigate()
  const address = readListAddress(useSearchParams()[0])
  const path = addressOf('SatelliteManagement', { canteenUrlComponent: canteenUrlComponent(kitchen) })
  const addressWith = (change: Partial<ListAddress>) => `${path}${listParameters({ ...address, page: 1, ...change })}`
  return (
    <section className="fr-mt-4w">
      <h2 className="fr-h4">{words.list}</h2>
      <QueryView query={satellitesPage(kitchen.id, address)} compact>
        {({ count, results }) => {
          const pages = Math.ceil(count / pageSize)
          if (count === 0) return <p>{words.none}</p>
          if (address.page > pages) return <Navigate replace to={addressWith({ page: pages })} />
          return (
            <>
              {count > 1 && (
                <Select
                  className="mc-satellite-order"
                  label={words.sort}
                  nativeSelectProps={{
                    value: address.order,
                    onChange: ({ target }) => void navigate(addressWith({ order: target.value as ShownOrder })),
                  }}
                >
                  {shownOrders.map(order => (
                    <option key={order} value={order}>
                      {words.orders[order]}
                    </option>
                  ))}
                </Select>
              )}
              <SatelliteTable kitchen={kitchen} satellites={results} onDone={onDone} />
              <PageLinks
                id="satellites"
                className="fr-mt-3w"
                page={address.page}
                size={pageSize}
                count={count}
                addressOfPage={page => addressWith({ page })}
              />
            </>
          )
        }}
      </QueryView>
    </section>
  )
}

function SatelliteTable({ kitchen, satellites, onDone }: SatellitePartProps & { satellites: readonly Satellite[] }) {
  const words = useSatelliteWords()
  return (
    <table className="mc-cards">
      <caption className="fr-sr-only">{words.list}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.siret}</th>
          <th scope="col">{words.covers}</th>
          <th scope="col">{words.actions}</th>
        </tr>
      </thead>
      <tbody>
        {satellites.map(satellite => (
          <tr key={satellite.id}>
            <th scope="row">{satellite.name}</th>
            <td data-label={words.siret}>{satellite.siret ?? words.noValue}</td>
            <td data-label={words.covers}>{satellite.dailyMealCount ?? words.noValue}</td>
            <td>
              <Actions kitchen={kitchen} satellite={satellite} onDone={onDone} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Actions({ kitchen, satellite, onDone }: SatellitePartProps & { satellite: Satellite }) {
  const words = useSatelliteWords()
  const { id, name, userCanView, hasAskedToJoin } = satellite
  return (
    <div className="mc-satellite-actions">
      {userCanView ? (
        <Button
          priority="secondary"
          size="small"
          linkProps={{
            href: addressOf('CanteenModification', { canteenUrlComponent: canteenUrlComponent(satellite) }),
            'aria-label': words.updateNamed(name),
          }}
        >
          {words.update}
        </Button>
      ) : (
        <JoinButton canteen={satellite} hasAsked={hasAskedToJoin} named withMessage size="small" />
      )}
      <ConfirmButton
        action={words.unlink}
        accessibleName={words.unlinkNamed(name)}
        question={words.unlinkQuestion(name)}
        keep={words.unlinkKeep}
        text={words.unlinkText}
        work={() => client.call(unlinkSatellite, { params: { canteenId: kitchen.id, satelliteId: id } })}
        onDone={() => onDone(words.unlinked(name))}
      />
    </div>
  )
}

import { firstCharacteristics } from '@ma-cantine/lib/purchases/first-characteristics'
import { characteristicLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { latestPurchases } from '../canteens/canteen-queries.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { Table } from '../ui/Table.tsx'
import { relativeDay } from '../words/relative-day.ts'
import type { CanteenProps } from './DashboardScreen.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'
import '../ui/cards.css'

/** The latest purchases of the canteen; those of a satellite are entered by its kitchen or its group. */
export function LatestPurchases({ canteen }: CanteenProps) {
  const words = useDashboardWords().purchases
  const locale = useLocale()
  const { columns } = words
  const ofCanteen = `?cantine=${canteen.id}`
  return (
    <section className="mc-widget" aria-labelledby="achats">
      <h3 className="fr-h5" id="achats">
        {words.title}
      </h3>
      {canteen.isSatellite && (
        <p className="mc-note">
          {canteen.groupe ? words.ofGroup(canteen.groupe.name) : words.delivered(canteen.centralKitchen?.name ?? null)}
        </p>
      )}
      <QueryView query={latestPurchases(canteen.id)} compact>
        {({ count, results: [latest, ...others] }) =>
          latest ? (
            <>
              <p>{words.count(count, latest.creationSource)}</p>
              <Table
                className="mc-cards mc-latest-purchases fr-mb-3w"
                caption={words.title}
                columns={[columns.product, columns.date, columns.characteristics, columns.price]}
              >
                {[latest, ...others].map(({ id, description, date, characteristics, priceHt }) => (
                  <tr key={id}>
                    <th scope="row">
                      <SiteLink className="fr-link" href={addressOf('PurchasePage', { purchaseId: id })}>
                        {description ?? words.nameless}
                      </SiteLink>
                    </th>
                    <td data-label={columns.date}>{relativeDay(date, locale)}</td>
                    <td data-label={columns.characteristics}>
                      {words.characteristics(
                        firstCharacteristics(characteristics ?? []).map(code => characteristicLabels[locale][code]),
                        characteristics?.length ?? 0,
                      )}
                    </td>
                    <td data-label={columns.price}>{words.euros(priceHt)}</td>
                  </tr>
                ))}
              </Table>
              <ul className="fr-btns-group fr-btns-group--inline-md">
                <li>
                  <SecondaryLink href={`${addressOf('PurchasesHome')}${ofCanteen}`}>{words.all(count)}</SecondaryLink>
                </li>
                <li>
                  <SecondaryLink href={`${addressOf('NewPurchase')}${ofCanteen}`}>{words.add}</SecondaryLink>
                </li>
                <li>
                  <SecondaryLink href={`${addressOf('PurchasesSummary')}${ofCanteen}`}>{words.summary}</SecondaryLink>
                </li>
                <li>
                  <SecondaryLink href={addressOf('ImportPurchases')}>{words.importMore}</SecondaryLink>
                </li>
              </ul>
            </>
          ) : (
            !canteen.isSatellite && (
              <>
                <p>{words.none}</p>
                <ul className="fr-btns-group fr-btns-group--inline-md">
                  <li>
                    <SecondaryLink href={`${addressOf('NewPurchase')}${ofCanteen}`}>{words.add}</SecondaryLink>
                  </li>
                  <li>
                    <SecondaryLink href={addressOf('ImportPurchases')}>{words.importThem}</SecondaryLink>
                  </li>
                </ul>
              </>
            )
          )
        }
      </QueryView>
    </section>
  )
}

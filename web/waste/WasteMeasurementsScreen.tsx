import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Select } from '@codegouvfr/react-dsfr/Select'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { deleteWasteMeasurement, restoreWasteMeasurement } from '@ma-cantine/lib/waste/waste-api'
import { wasteTrend } from '@ma-cantine/lib/waste/waste-figures'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { Navigate, useSearchParams } from 'react-router'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { queries } from '../app/queries.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { ManagedCanteen } from '../canteens/ManagedCanteen.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { PageLinks } from '../ui/PageLinks.tsx'
import { readPageNumber } from '../ui/pages-of-list.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { usePeriodDays } from './summary/period-words.ts'
import { TrendLine } from './summary/TrendLine.tsx'
import { Grams, WasteSummary } from './summary/WasteSummary.tsx'
import { WasteTrend } from './summary/WasteTrend.tsx'
import { WasteExports } from './WasteExports.tsx'
import { type MeasurementsPage, measurementsOfPage, wasteMeasurements, wasteQueryKey } from './waste-queries.ts'
import { useWasteWords } from './words/waste-words.ts'

/** What a canteen measured of its food waste, one measurement at a time, and how it changes. */
export default function WasteMeasurementsScreen() {
  return <ManagedCanteen>{canteen => <Measurements key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

function Measurements({ canteen }: { readonly canteen: Canteen }) {
  const titleOf = useTitles()
  const words = useWasteWords()
  const [parameters] = useSearchParams()
  const page = readPageNumber(parameters.get(pageName))
  return (
    <>
      <h1>{titleOf('WasteMeasurements')}</h1>
      <div className="mc-waste-head">
        <p className="fr-text--lead fr-mb-0">{canteen.name}</p>
        <SiteLink className="fr-btn fr-btn--tertiary fr-btn--sm" href={addressOf('ManagementPage')}>
          {words.change}
        </SiteLink>
        <SiteLink
          className="fr-btn fr-btn--secondary fr-btn--sm"
          href={addressOf('CanteenScale', { canteenUrlComponent: canteenUrlComponent(canteen) })}
        >
          {titleOf('CanteenScale')}
        </SiteLink>
      </div>
      <h2>{words.measured}</h2>
      <QueryView query={wasteMeasurements(canteen.id, page)}>
        {shown =>
          shown.measurements.length > 0 ? (
            <MeasuredWaste canteen={canteen} page={shown} />
          ) : shown.count > 0 ? (
            // The last measurement of the last page was deleted.
            <Navigate to={addressOfPage(Math.ceil(shown.count / measurementsOfPage))} replace />
          ) : (
            <NoMeasurement canteen={canteen} />
          )
        }
      </QueryView>
    </>
  )
}

const tunnelAddress = (canteen: Canteen, id?: number): string =>
  addressOf('WasteMeasurementTunnel', {
    canteenUrlComponent: canteenUrlComponent(canteen),
    ...(id === undefined ? {} : { id: String(id) }),
  })

function NoMeasurement({ canteen }: { readonly canteen: Canteen }) {
  const { noData, enter, effects } = useWasteWords()
  return (
    <>
      <p>{noData.duty}</p>
      <p>{noData.advice}</p>
      <Badge noIcon>{noData.badge}</Badge>
      <Grams grams={null} />
      <SiteLink className="fr-btn" href={tunnelAddress(canteen)}>
        {enter}
      </SiteLink>
      <p className="fr-mt-3w fr-mb-0">
        <SiteLink className="fr-link" href={addressOf('WasteActionsHome')}>
          {effects.find}
        </SiteLink>
      </p>
    </>
  )
}

interface MeasuredWasteProps {
  readonly canteen: Canteen
  /** One measurement at least. */
  readonly page: MeasurementsPage
}

/** The parameters of the address that name the page, and the measurement shown. */
const pageName = 'page'
const shownName = 'evaluation'

const addressOfPage = (page: number): string => (page === 1 ? '?' : `?${pageName}=${page}`)

function MeasuredWaste({ canteen, page: { page, count, measurements, earlier } }: MeasuredWasteProps) {
  const words = useWasteWords()
  const daysOf = usePeriodDays()
  const [parameters, setParameters] = useSearchParams()
  const shown = measurements.find(({ id }) => String(id) === parameters.get(shownName)) ?? measurements[0]
  if (!shown) return null
  const trend = wasteTrend(earlier ? [...measurements, earlier] : measurements)
  const position = trend.findIndex(({ measurement }) => measurement.id === shown.id)
  const [before, point] = [trend[position - 1], trend[position]]
  const days = daysOf(shown)
  return (
    <>
      <WasteSummary
        measurement={shown}
        head={
          <Select
            label={words.date}
            nativeSelectProps={{
              value: String(shown.id),
              onChange: ({ target }) =>
                setParameters(
                  { ...(page > 1 ? { [pageName]: String(page) } : {}), [shownName]: target.value },
                  { replace: true },
                ),
            }}
          >
            {measurements.map(measurement => {
              const { start, end } = daysOf(measurement)
              return <option key={measurement.id} value={measurement.id}>{`${start} - ${end}`}</option>
            })}
          </Select>
        }
      >
        {point && before && <TrendLine point={point} before={before} />}
        <ul className="fr-btns-group fr-btns-group--sm">
          <li>
            <SiteLink
              className="fr-btn fr-btn--secondary"
              href={tunnelAddress(canteen, shown.id)}
              aria-label={words.editOf(words.period(days.start, days.end))}
            >
              {words.edit}
            </SiteLink>
          </li>
          <li>
            <SiteLink className="fr-btn" href={tunnelAddress(canteen)}>
              {words.enterAnother}
            </SiteLink>
          </li>
        </ul>
      </WasteSummary>
      <WasteTrend canteen={canteen} trend={trend} earlier={earlier} isLatest={page === 1} />
      {count > measurementsOfPage && (
        <nav aria-label={words.pages.title}>
          <p className="fr-text--sm fr-mb-1w">{words.pages.shown(measurements.length, count)}</p>
          <PageLinks
            id="evaluations"
            page={page}
            size={measurementsOfPage}
            count={count}
            addressOfPage={page => `${location.pathname}${addressOfPage(page)}`}
          />
        </nav>
      )}
      <div className="fr-mt-4w">
        <WasteExports canteenId={canteen.id} />
        <div className="fr-mt-3w">
          <Deletion key={shown.id} canteen={canteen} measurement={shown} />
        </div>
      </div>
    </>
  )
}

function Deletion({ canteen, measurement }: { readonly canteen: Canteen; readonly measurement: WasteMeasurement }) {
  const words = useWasteWords()
  const { start, end } = usePeriodDays()(measurement)
  const period = words.period(start, end)
  const params = { canteenId: canteen.id, measurementId: measurement.id }
  const refresh = () => queries.invalidateQueries({ queryKey: wasteQueryKey })
  return (
    <ConfirmButton
      action={words.deletion.action}
      question={words.deletion.question}
      text={words.deletion.text(period)}
      keep={words.deletion.keep}
      work={() => client.call(deleteWasteMeasurement, { params })}
      onDone={async () => {
        await refresh()
        notify({
          status: 'success',
          title: words.deletion.done,
          message: words.deletion.doneText(period),
          action: {
            label: words.deletion.undo,
            busyLabel: words.deletion.undoing,
            run: async () => {
              await client.call(restoreWasteMeasurement, { params })
              await refresh()
            },
          },
        })
      }}
    />
  )
}

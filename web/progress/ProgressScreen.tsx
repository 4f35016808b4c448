import { Select } from '@codegouvfr/react-dsfr/Select'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import {
  defaultMode,
  kitchenReportOf,
  openParts,
  type ReportPart,
  reportParts,
  reportYears,
} from '@ma-cantine/lib/canteens/yearly-report'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { isYearInRange } from '@ma-cantine/lib/diagnostics/diagnostic-years'
import { isMeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { currentYear } from '@ma-cantine/lib/messages/today'
import {
  hasModeToCorrect,
  type MeasureBadge as MeasureBadgeFacts,
  measureBadge,
} from '@ma-cantine/lib/teledeclaration/canteen-states'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useLocale } from '../app/locale.ts'
import { usePageTitle } from '../app/page-title.ts'
import { addressOf } from '../app/screen-list.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { CanteenNumbers, ProductionTag } from '../canteens/CanteenIdentity.tsx'
import { ManagedCanteen } from '../canteens/ManagedCanteen.tsx'
import { diagnosticsOf } from '../diagnostics/diagnostic-queries.ts'
import { DiagnosticHistory } from '../diagnostics/history/DiagnosticHistory.tsx'
import { measureIcons } from '../diagnostics/measure-icons.ts'
import { MeasureBadge, useMeasureBadgeText } from '../teledeclaration/MeasureBadge.tsx'
import { StateBadge } from '../teledeclaration/StateBadge.tsx'
import { actionOf } from '../teledeclaration/teledeclaration-queries.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { Campaign, DeclareAtEnd } from './Campaign.tsx'
import { EstablishmentPart } from './EstablishmentPart.tsx'
import { KitchenMode } from './KitchenMode.tsx'
import { KitchenReportLink } from './kitchen-reports/KitchenReportLink.tsx'
import { MeasurePart } from './MeasurePart.tsx'
import { usePartNames } from './part-names.ts'
import { useProgressWords } from './words/progress-words.ts'
import './progress.css'

/** The yearly report of a canteen: its measures, how far each is, and the description of the canteen. */
export default function ProgressScreen() {
  return (
    <ManagedCanteen>
      {canteen => (
        <QueryView query={diagnosticsOf(canteen.id)}>
          {diagnostics => <Report key={canteen.id} canteen={canteen} diagnostics={diagnostics} />}
        </QueryView>
      )}
    </ManagedCanteen>
  )
}

interface ReportProps {
  readonly canteen: Canteen
  readonly diagnostics: readonly Diagnostic[]
}

function Report({ canteen, diagnostics }: ReportProps) {
  const { canteenUrlComponent = '', year: yearText = '', measureId } = useParams()
  const words = useProgressWords()
  const navigate = useNavigate()
  const managesOthers = useCanteenPreviews().length > 1
  const year = /^\d{4}$/.test(yearText) ? Number(yearText) : 0
  const now = currentYear()
  const own = diagnostics.find(each => each.year === year) ?? null
  const kitchen = kitchenReportOf(canteen, year)
  /** Chosen before the report exists; stored with it. */
  const [chosenMode, setChosenMode] = useState(defaultMode)
  const mode = own ? own.centralKitchenDiagnosticMode : chosenMode
  const open = openParts(canteen, mode)
  const part = reportParts.find(each => each === measureId) ?? reportParts[0]
  const isOpen = open.includes(part)
  const addressOfPart = (year: number, measureId: ReportPart) =>
    addressOf('MyProgress', { canteenUrlComponent, year, measureId })
  const { data: { action } = {} } = useQuery({ ...actionOf(canteen.id, year), enabled: isYearInRange(year) })
  usePageTitle(words.title(canteen.name, year))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is corrected once
  useEffect(() => {
    if (!isOpen) void navigate(addressOfPart(year, reportParts[0]), { replace: true })
  }, [isOpen])

  if (!isYearInRange(year)) {
    return (
      <>
        <h1>{canteen.name}</h1>
        <p>{words.unknownYear}</p>
        <SiteLink className="fr-btn" href={addressOfPart(now - 1, part)}>
          {words.toYear(now - 1)}
        </SiteLink>
      </>
    )
  }
  const years = reportYears([year, ...diagnostics.map(each => each.year)], now)
  return (
    <>
      <div className="mc-progress-head">
        <div>
          <p className="mc-progress-badges">
            <StateBadge action={action} isDeclared={own?.isTeledeclared === true} year={year} />
          </p>
          <ProductionTag type={canteen.productionType} />
          <h1 className="fr-mt-1w fr-mb-1w">{words.title(canteen.name, year)}</h1>
          <CanteenNumbers canteen={canteen} />
        </div>
        {managesOthers && <SecondaryLink href={addressOf('ManagementPage')}>{words.change}</SecondaryLink>}
      </div>
      <div className="mc-progress">
        <aside className="mc-progress-side" aria-label={words.aside}>
          <Select
            className="fr-mb-0"
            label={words.year}
            nativeSelectProps={{
              value: String(year),
              onChange: ({ target }) => void navigate(addressOfPart(Number(target.value), part)),
            }}
          >
            {years.map(each => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
          <Campaign
            key={year}
            canteen={canteen}
            year={year}
            currentYear={now}
            own={own}
            kitchen={kitchen}
            addressOf={each => addressOfPart(year, each)}
          />
          {own && (
            <p className="fr-mb-2w">
              <SiteLink className="fr-link" href={addressOf('BeforeInspection', { canteenUrlComponent, year })}>
                {words.inspection}
              </SiteLink>
            </p>
          )}
          <KitchenReportLink canteen={canteen} year={year} />
          <p className="fr-mb-0">
            {words.question}{' '}
            <SiteLink className="fr-link" href={addressOf('ContactPage')}>
              {words.contact}
            </SiteLink>
          </p>
        </aside>
        <div className="mc-progress-main">
          {mayHaveSatellites(canteen.productionType) && !hasModeToCorrect(canteen, own) && (
            <KitchenMode key={`${year} ${mode}`} own={own} mode={mode} onChoose={setChosenMode} />
          )}
          <Parts
            parts={open}
            current={part}
            badgeOf={each => measureBadge(each, canteen, own, kitchen)}
            addressOf={each => addressOfPart(year, each)}
          />
          {isMeasureId(part) ? (
            <MeasurePart
              key={`${year} ${part}`}
              canteen={canteen}
              measure={part}
              year={year}
              isCurrentYear={year === now}
              own={own}
              kitchen={kitchen}
              mode={mode ?? defaultMode}
            />
          ) : (
            <EstablishmentPart canteen={canteen} />
          )}
          {part === open.at(-1) && (
            <div className="fr-mt-3w">
              <DeclareAtEnd canteen={canteen} year={year} own={own} kitchen={kitchen} />
            </div>
          )}
          {own && <DiagnosticHistory diagnostic={own} />}
          <Neighbours parts={open} current={part} addressOf={each => addressOfPart(year, each)} />
        </div>
      </div>
    </>
  )
}

interface PartsProps {
  readonly parts: readonly ReportPart[]
  readonly current: ReportPart
  readonly badgeOf: (part: ReportPart) => MeasureBadgeFacts
  readonly addressOf: (part: ReportPart) => string
}

/** The parts side by side, each with how far it is; a list to choose from on a phone. */
function Parts({ parts, current, badgeOf, addressOf }: PartsProps) {
  const words = useProgressWords()
  const badgeText = useMeasureBadgeText()
  const navigate = useNavigate()
  const nameOf = usePartNames()
  return (
    <>
      <Select
        className="mc-progress-choice"
        label={words.partChoice}
        nativeSelectProps={{
          value: current,
          onChange: ({ target }) => void navigate(addressOf(target.value as ReportPart)),
        }}
      >
        {parts.map(part => (
          <option key={part} value={part}>
            {words.partWithState(nameOf(part), badgeText(badgeOf(part)))}
          </option>
        ))}
      </Select>
      <nav className="mc-progress-tabs" aria-label={words.parts}>
        <ul>
          {parts.map(part => (
            <li key={part}>
              <SiteLink
                className="mc-progress-tab"
                href={addressOf(part)}
                aria-current={part === current ? 'page' : undefined}
              >
                <span className="mc-progress-tab__name">
                  <span className={`${measureIcons[part]} fr-icon--sm fr-mr-1v`} aria-hidden="true" />
                  {nameOf(part)}
                </span>
                <MeasureBadge badge={badgeOf(part)} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

type NeighboursProps = Pick<PartsProps, 'parts' | 'current' | 'addressOf'>

function Neighbours({ parts, current, addressOf }: NeighboursProps) {
  const words = useProgressWords()
  const titles = measureShortTitles[useLocale()]
  const position = parts.indexOf(current)
  const [previous, next] = [parts[position - 1], parts[position + 1]]
  const titleOf = (part: ReportPart) => (part === 'etablissement' ? words.establishmentTitle : titles[part])
  return (
    <nav className="mc-progress-neighbours" aria-label={words.neighbours}>
      {previous && (
        <SiteLink className="fr-link fr-icon-arrow-left-line fr-link--icon-left" href={addressOf(previous)}>
          {words.previous(titleOf(previous))}
        </SiteLink>
      )}
      {next && (
        <SiteLink
          className="fr-link fr-icon-arrow-right-line fr-link--icon-right mc-progress-next"
          href={addressOf(next)}
        >
          {words.next(titleOf(next))}
        </SiteLink>
      )}
    </nav>
  )
}

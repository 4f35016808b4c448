import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { type KitchenReport, noteKitchenReportSeen } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import { type ReactNode, useEffect } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { ManagedCanteen } from '../../canteens/ManagedCanteen.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { Answer } from './Answer.tsx'
import { kitchenReportOf } from './kitchen-report-queries.ts'
import { ShareTable } from './ShareTable.tsx'
import { useKitchenReportWords } from './words/kitchen-report-words.ts'
import { YearOfReport } from './YearOfReport.tsx'

/** What the kitchen or the group of a satellite enters and declares for it, and the answer of its team. */
export default function KitchenReportScreen() {
  return (
    <ManagedCanteen>
      {canteen => (
        <YearOfReport
          canteen={canteen}
          screen="KitchenReport"
          years={canteen.centralKitchenDiagnostics?.map(({ year }) => year) ?? []}
        >
          {(year, choice) => <Content key={year} canteen={canteen} year={year} choice={choice} />}
        </YearOfReport>
      )}
    </ManagedCanteen>
  )
}

interface ContentProps {
  readonly canteen: Canteen
  readonly year: number
  readonly choice: ReactNode
}

function Content({ canteen, year, choice }: ContentProps) {
  const titleOf = useTitles()
  const words = useKitchenReportWords()
  return (
    <>
      <h1>{titleOf('KitchenReport')}</h1>
      {choice}
      <QueryView query={kitchenReportOf(canteen.id, year)} renderRefusal={detail => <p>{detail}</p>}>
        {report => <Report canteen={canteen} report={report} />}
      </QueryView>
      <p className="fr-mt-4w">
        <SecondaryLink
          href={addressOf('MyProgress', {
            canteenUrlComponent: canteenUrlComponent(canteen),
            year,
            measureId: 'qualite-des-produits',
          })}
        >
          {words.toReport}
        </SecondaryLink>
      </p>
    </>
  )
}

function Report({ canteen, report }: { readonly canteen: Canteen; readonly report: KitchenReport }) {
  const words = useKitchenReportWords()
  const { year, kitchen, version, mode, state, declarationDate, isCorrection } = report
  // The kitchen is told that this version was opened; a visit that fails to say so is told by the next one.
  useEffect(() => {
    if (version === null) return
    const params = { canteenId: canteen.id, year }
    client.call(noteKitchenReportSeen, { params, body: { version } }).catch(() => {})
  }, [canteen.id, year, version])
  return (
    <>
      <p className="fr-text--lead">{words.intro(canteen.name, kitchen.name, year)}</p>
      <p>
        {declarationDate === null
          ? words.states[state === 'empty' ? 'empty' : 'draft']
          : words.states[isCorrection ? 'corrected' : 'declared'](declarationDate)}
        {mode && ` ${words.modes[mode]}`}
      </p>
      {report.diagnostic && <ShareTable report={report} diagnostic={report.diagnostic} />}
      {mode === 'ALL' && <OtherMeasures canteen={canteen} year={year} />}
      {version !== null && <Answer canteen={canteen} report={report} version={version} />}
    </>
  )
}

function OtherMeasures({ canteen, year }: Omit<ContentProps, 'choice'>) {
  const words = useKitchenReportWords().measures
  const titles = measureShortTitles[useLocale()]
  return (
    <section aria-labelledby="autres-mesures">
      <h2 className="fr-h4" id="autres-mesures">
        {words.title}
      </h2>
      <p className="fr-mb-1w">{words.text}</p>
      <ul>
        {measureIds
          .filter(measureId => measureId !== 'qualite-des-produits')
          .map(measureId => (
            <li key={measureId}>
              <SiteLink
                className="fr-link"
                href={addressOf('MyProgress', { canteenUrlComponent: canteenUrlComponent(canteen), year, measureId })}
              >
                {titles[measureId]}
              </SiteLink>
            </li>
          ))}
      </ul>
    </section>
  )
}

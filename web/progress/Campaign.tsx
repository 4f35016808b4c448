import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { openParts, type ReportPart } from '@ma-cantine/lib/canteens/yearly-report'
import type { Diagnostic, Teledeclaration } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { KitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { CampaignState } from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import {
  blockersOf,
  hasModeToCorrect,
  isReportedByKitchen,
  measureBadge,
} from '@ma-cantine/lib/teledeclaration/canteen-states'
import {
  campaignOfCanteen,
  declarationStage,
  isDeclarationOver,
  lastInstantToCorrect,
} from '@ma-cantine/lib/teledeclaration/declaration-stage'
import type { PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useLocale } from '../app/locale.ts'
import { SiteLink } from '../app/site-link.tsx'
import { measureIcons } from '../diagnostics/measure-icons.ts'
import { Blockers } from '../teledeclaration/Blockers.tsx'
import { CorrectButton } from '../teledeclaration/CorrectButton.tsx'
import { DeclareButton } from '../teledeclaration/DeclareButton.tsx'
import { LateRequest } from '../teledeclaration/LateRequest.tsx'
import { MeasureBadge } from '../teledeclaration/MeasureBadge.tsx'
import { ProofLink } from '../teledeclaration/ProofLink.tsx'
import { actionOf, campaignOf } from '../teledeclaration/teledeclaration-queries.ts'
import { useTeledeclarationWords } from '../teledeclaration/words/teledeclaration-words.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { relativeDay } from '../words/relative-day.ts'
import { usePartNames } from './part-names.ts'
import { useProgressWords } from './words/progress-words.ts'

export interface CampaignProps {
  readonly canteen: Canteen
  readonly year: number
  readonly currentYear: number
  readonly own: Diagnostic | null
  readonly kitchen: KitchenDiagnostic | null
  readonly addressOf: (part: ReportPart) => string
}

/** What can be done of the declaration of the year, and what it lacks. */
export function Campaign(props: CampaignProps) {
  const words = useProgressWords().campaign
  // What had the focus leaves the page with a declaration or its end.
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = () => heading.current?.focus()
  return (
    <section className="mc-progress-campaign" aria-labelledby="teledeclaration">
      <h2 className="fr-h6 fr-mb-1w" id="teledeclaration" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <QueryView query={campaignOf(props.year)} compact>
        {campaign => <Content {...props} campaign={campaign} onChanged={focus} />}
      </QueryView>
    </section>
  )
}

interface ContentProps extends CampaignProps {
  readonly campaign: CampaignState | null
  readonly onChanged: () => void
}

const Sentence = ({ children }: { readonly children: ReactNode }) => <p className="fr-mb-0">{children}</p>

function Content(given: ContentProps) {
  const { canteen, year, currentYear, own, kitchen } = given
  const lateEndDate = useQuery(actionOf(canteen.id, year)).data?.lateEndDate ?? null
  const campaign = campaignOfCanteen(given.campaign, lateEndDate)
  const props = { ...given, campaign }
  const words = useProgressWords().campaign
  const locale = useLocale()
  const declaration = own?.teledeclaration?.status === 'SUBMITTED' ? own.teledeclaration : null
  const stage = declarationStage({
    isDeclared: declaration !== null,
    isReportedByKitchen: isReportedByKitchen(canteen, kitchen),
    year,
    currentYear,
    campaign,
    now: new Date(),
  })
  switch (stage) {
    case 'declared':
      return own && declaration && <Declared {...props} own={own} declaration={declaration} />
    case 'campaign':
      return (
        campaign && (
          <ToDeclare
            {...props}
            sentence={words[lateEndDate === null ? 'open' : 'openedLate'](
              year,
              formatDay(campaign.teledeclarationEndDate, locale),
            )}
          />
        )
      )
    case 'correction':
      return campaign?.correctionEndDate ? (
        <ToDeclare {...props} sentence={words.correction(year, formatDay(campaign.correctionEndDate, locale))} />
      ) : null
    case 'by-kitchen':
      return canteen.groupe ? (
        <Sentence>{kitchen?.isTeledeclared ? words.groupDeclared : words.group}</Sentence>
      ) : (
        <Sentence>{kitchen?.isTeledeclared ? words.kitchenDeclared : words.kitchen}</Sentence>
      )
    case 'to-come':
      return (
        <Sentence>
          {campaign ? words.opens(formatDay(campaign.teledeclarationStartDate, locale)) : words.unannounced(year)}
        </Sentence>
      )
    case 'over':
      return (
        <>
          <Sentence>{words.over(year)}</Sentence>
          {campaign && <LateRequest canteen={canteen} year={year} isDeclared={false} />}
        </>
      )
    default:
      return <Sentence>{words.early(year)}</Sentence>
  }
}

/** The declaration that is in force, its proof, and how long it can be corrected. */
function Declared({
  canteen,
  own,
  declaration,
  campaign,
  onChanged,
}: ContentProps & { readonly own: Diagnostic; readonly declaration: Teledeclaration }) {
  const words = useProgressWords().campaign
  const { modeToCorrect } = useTeledeclarationWords()
  const locale = useLocale()
  const end = campaign && lastInstantToCorrect(campaign)
  const when = relativeDay(parisDay(new Date(declaration.creationDate)), locale)
  return (
    <>
      <p>
        {end && hasModeToCorrect(canteen, own)
          ? modeToCorrect
          : words.declared(when, formatDay(declaration.creationDate, locale))}
      </p>
      <p>
        <ProofLink declaration={declaration} />
      </p>
      {end && (
        <>
          <p>{words.editable(formatDay(end, locale))}</p>
          <CorrectButton diagnostic={own} declaration={declaration} onCancelled={onChanged} />
        </>
      )}
      {campaign && !end && isDeclarationOver(campaign, new Date()) && (
        <LateRequest canteen={canteen} year={own.year} isDeclared />
      )}
    </>
  )
}

/** What is left before the report is declared, and the button that declares it; or that it is too late. */
function ToDeclare({ sentence, ...props }: ContentProps & { readonly sentence: string }) {
  const { canteen, year, kitchen } = props
  const words = useProgressWords().campaign
  const { tooLate } = useTeledeclarationWords()
  return (
    <QueryView query={actionOf(canteen.id, year)} compact>
      {({ action }) =>
        action === '45_did_not_teledeclare' ? (
          <>
            <Sentence>{tooLate}</Sentence>
            <LateRequest canteen={canteen} year={year} isDeclared={false} />
          </>
        ) : (
          <>
            <p>{sentence}</p>
            {canteen.isSatellite && kitchen?.centralKitchenDiagnosticMode === 'APPRO' && (
              <p>{canteen.groupe ? words.groupPurchases : words.kitchenPurchases}</p>
            )}
            <Steps {...props} action={action} />
          </>
        )
      }
    </QueryView>
  )
}

function Steps({
  canteen,
  year,
  own,
  kitchen,
  addressOf,
  action,
  onChanged,
}: ContentProps & { readonly action: PendingAction }) {
  const words = useProgressWords().campaign
  const { blockers: blockerWords } = useTeledeclarationWords()
  const nameOf = usePartNames()
  const blockers = blockersOf(canteen, own, kitchen, action)
  return (
    <>
      <ul className="mc-progress-checklist" aria-label={words.parts}>
        {openParts(canteen, own?.centralKitchenDiagnosticMode ?? null).map(part => (
          <li key={part}>
            <SiteLink className="fr-link" href={addressOf(part)}>
              <span className={`${measureIcons[part]} fr-icon--sm fr-mr-1v`} aria-hidden="true" />
              {nameOf(part)}
            </SiteLink>
            <MeasureBadge badge={measureBadge(part, canteen, own, kitchen)} />
          </li>
        ))}
      </ul>
      {blockers.length > 0 && (
        <>
          <h3 className="fr-text--md fr-mb-1w">{blockerWords.title}</h3>
          <Blockers canteen={canteen} year={year} blockers={blockers} />
        </>
      )}
      <DeclareButton
        canteen={canteen}
        diagnostic={own}
        obstacle={blockers.length > 0 ? blockerWords.obstacle : action === '40_teledeclare' ? null : words.notYet}
        isOnReport
        onDeclared={onChanged}
      />
    </>
  )
}

/** The button that declares the report, below its last part; nothing while it cannot be declared. */
export function DeclareAtEnd({ canteen, year, own, kitchen }: Omit<CampaignProps, 'addressOf' | 'currentYear'>) {
  const { data } = useQuery({ ...actionOf(canteen.id, year), enabled: own !== null && !own.isTeledeclared })
  const words = useProgressWords()
  if (own?.isTeledeclared) {
    return (
      <button type="button" className="fr-btn" disabled>
        {words.declared}
      </button>
    )
  }
  if (data?.action !== '40_teledeclare' || blockersOf(canteen, own, kitchen, data.action).length > 0) return null
  return (
    <DeclareButton
      canteen={canteen}
      diagnostic={own}
      obstacle={null}
      isOnReport
      onDeclared={() => document.getElementById('teledeclaration')?.focus()}
    />
  )
}

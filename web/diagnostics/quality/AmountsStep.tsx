import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { compulsoryAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { isAskedFor, type QualityStep } from '@ma-cantine/lib/diagnostics/quality-steps'
import { keepsSimpleTotals } from '@ma-cantine/lib/diagnostics/replaced-totals'
import { frenchNote, isFrench } from '@ma-cantine/lib/purchases/french-note'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import type { StepProps } from '../tunnel/measure-steps.ts'
import { AmountList } from './AmountList.tsx'
import { CrossChecks } from './CrossChecks.tsx'
import { Fold } from './Fold.tsx'
import { useFillAmount } from './filled-amounts.ts'
import { GridEntry } from './GridEntry.tsx'
import { purchasesOfYear } from './purchases-of-year.ts'
import { useQualityNames } from './quality-names.ts'
import { RunningTotals } from './RunningTotals.tsx'
import { explanationOf } from './step-explanation.ts'
import { readAmounts, useWatchedChecks } from './use-watched-checks.ts'
import { useQualityWords } from './words/quality-words.ts'
import './quality.css'
import { StepHelp } from './StepHelp.tsx'

interface AmountsStepProps extends StepProps {
  readonly step: QualityStep
  readonly title: string
  /** Stands above the fields. */
  readonly head?: ReactNode
}

/** A step that asks for amounts, with what the purchases say, the checks and what is left to share out. */
export function AmountsStep(props: AmountsStepProps) {
  const { grid: words, mode } = useQualityWords()
  const [isGrid, setGrid] = useState(false)
  const { form, diagnostic, step } = props
  const first = step.fields.find(name => isAskedFor(name, diagnostic[name])) ?? 'valueTotalHt'
  const change = () => {
    setGrid(!isGrid)
    // Both views have the first amount of the step: the reader goes on there.
    requestAnimationFrame(() => document.getElementById(form.idOf(first))?.focus())
  }
  // After the fields, which the keyboard reaches first.
  const view = step.label && (
    <Button
      type="button"
      className="fr-mb-2w"
      priority="tertiary"
      size="small"
      iconId={isGrid ? 'fr-icon-list-unordered' : 'fr-icon-table-2'}
      onClick={change}
    >
      {isGrid ? words.close : words.open}
    </Button>
  )
  const notice = step.label && keepsSimpleTotals(diagnostic) && (
    <Alert className="fr-mb-2w" severity="info" small description={mode.replaced} />
  )
  if (!isGrid) return <FieldsOfStep {...props} view={view} notice={notice} />
  return (
    <>
      {notice}
      <GridEntry {...props} view={view} />
    </>
  )
}

interface FieldsOfStepProps extends AmountsStepProps {
  /** The button that changes the view. */
  readonly view: ReactNode
  readonly notice: ReactNode
}

function FieldsOfStep(props: FieldsOfStepProps) {
  const { form, canteen, diagnostic, step, title, head, view, notice } = props
  const words = useQualityWords()
  const locale = useLocale()
  const { data: purchases = null } = useQuery(purchasesOfYear(canteen.id, diagnostic.year))
  const fillAmount = useFillAmount()
  const { nameInStep } = useQualityNames()
  const names = step.fields.filter(name => isAskedFor(name, diagnostic[name]))
  const { checks, doubtful, look } = useWatchedChecks(props, names)
  const values = form.watch()
  const isTotal = step.slug === 'total'
  const asked = compulsoryAmounts(diagnostic.year, values.diagnosticType === 'COMPLETE' ? 'COMPLETE' : 'SIMPLE')
  const compulsory = names.filter(name => asked.some(property => property === name))
  const onFill: typeof fillAmount = (name, amount) => {
    fillAmount(name, amount)
    form.setValue(name, String(amount).replace('.', ','), { shouldDirty: true })
    form.clearErrors(name)
    look()
    // The button is gone: the amount that it wrote is where the reader goes on.
    document.getElementById(form.idOf(name))?.focus()
  }
  const explanation = explanationOf(step, words.groups)
  const note = step.fields.some(isFrench) ? frenchNote(diagnostic.year, locale) : null
  return (
    <div className="mc-quality">
      <div>
        {head}
        {notice}
        {explanation !== null && <p className="fr-mb-1w">{explanation}</p>}
        {note !== null && <p className="fr-mb-1w">{note}</p>}
        <Fold
          title={step.isOfParts ? words.groups.openParts : null}
          isOpenAtFirst={names.some(name => diagnostic[name] !== null)}
          isNeeded={names.some(name => form.problemOf(name) !== undefined || doubtful.has(name))}
        >
          <p className="fr-hint-text">{isTotal ? words.typingTotal : words.typing}</p>
          {!isTotal && compulsory.length > 0 && (
            <p className="fr-hint-text">
              {compulsory.length === names.length
                ? words.missing.allOfStep
                : words.missing.someOfStep(compulsory.map(nameInStep))}
            </p>
          )}
          <AmountList
            form={form}
            diagnostic={diagnostic}
            legend={title}
            names={step.fields}
            doubtful={doubtful}
            purchases={purchases}
            onFill={onFill}
            onLeave={look}
            {...(isTotal ? { required: 'valueTotalHt' as const } : {})}
          />
        </Fold>
        <CrossChecks checks={checks} form={form} purchases={purchases} onFill={onFill} onLeave={look} />
      </div>
      <div>
        {view}
        {!isTotal && (
          <RunningTotals
            mode={values.diagnosticType === 'COMPLETE' ? 'COMPLETE' : 'SIMPLE'}
            amounts={readAmounts(values)}
            labelAmounts={step.label ? names : []}
          />
        )}
        <StepHelp slug={step.slug} />
      </div>
    </div>
  )
}

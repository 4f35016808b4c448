import { type AssessmentAnswers, purchasesOf } from '@ma-cantine/lib/diagnostics/self-assessment'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { posterContent, posterIndicators } from '@ma-cantine/lib/posters/poster-content'
import {
  emptyTexts,
  shownTexts,
  shownVisitor,
  type VisitorPosterValues,
  visitorPosterDraft,
} from '@ma-cantine/lib/posters/poster-draft'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { useState } from 'react'
import { addressOf } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useSelfAssessment } from '../self-assessment/self-assessment-store.ts'
import { TextField } from '../ui/TextField.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { PosterFormBody, usePosterForm } from './PosterButtons.tsx'
import { PosterFrame } from './PosterFrame.tsx'
import { TextFields } from './TextFields.tsx'
import { usePosterWords } from './words/poster-words.ts'

/** The amounts that the person gave in their self-assessment. */
const typedAmount = (answers: AssessmentAnswers, name: 'valueTotalHt' | 'valueBioHt' | 'valueSustainableHt'): string =>
  String(answers[name] ?? '').replace('.', ',')

/** A canteen somewhere unknown: what is typed has no territory. */
const goals = goalsOf({ region: null, department: null })

function contentOf(values: VisitorPosterValues, year: number) {
  const { name, city, dailyMealCount, ...amounts } = shownVisitor(values)
  return posterContent({
    ...shownTexts(values),
    name: name ?? '',
    indicators: posterIndicators({ city, dailyMealCount }),
    year,
    report: amounts,
    goals,
    page: null,
    // The build draws the first display, without a site.
    site: typeof location === 'undefined' ? '' : location.origin,
  })
}

/** The poster of a canteen that is not registered: sentences to complete. Nothing is stored or sent. */
export function VisitorPosterForm() {
  const isHydrated = useIsHydrated()
  // The first display knows nothing of the device: the form begins anew with what the device keeps.
  return <PrefilledForm key={String(isHydrated)} />
}

function PrefilledForm() {
  const words = usePosterWords()
  const user = useUser()
  const assessment = useSelfAssessment()
  const year = currentYear() - 1
  const [values] = useState((): VisitorPosterValues => {
    const answers = purchasesOf(assessment, year)
    return {
      ...emptyTexts,
      name: '',
      city: '',
      dailyMealCount: '',
      valueTotalHt: typedAmount(answers, 'valueTotalHt'),
      valueBioHt: typedAmount(answers, 'valueBioHt'),
      valueSustainableHt: typedAmount(answers, 'valueSustainableHt'),
    }
  })
  const poster = usePosterForm<VisitorPosterValues>({
    draft: visitorPosterDraft,
    labels: { ...words.labels, valueTotalHt: words.labels.valueTotalHt(year) },
    values,
    event: 'poster-generator',
    contentOf: typed => contentOf(typed, year),
  })
  const { form } = poster
  const amount = { form, autoComplete: 'off', inputMode: 'decimal' } as const
  return (
    <PosterFrame content={contentOf(form.watch(), year)}>
      <PosterFormBody poster={poster}>
        <TextField form={form} name="name" autoComplete="organization" />
        <TextField form={form} name="city" autoComplete="address-level2" />
        <TextField form={form} name="dailyMealCount" autoComplete="off" inputMode="numeric" />
        <TextField {...amount} name="valueTotalHt" hint={words.hints.amount} />
        <TextField {...amount} name="valueBioHt" hint={words.hints.none} />
        <TextField {...amount} name="valueSustainableHt" hint={words.hints.none} />
        <TextFields form={form} />
      </PosterFormBody>
      <p className="fr-hint-text fr-mt-2w">{words.nothingSent}</p>
      {user === null && (
        <p>
          {words.signUpBefore}
          <SiteLink className="fr-link" href={addressOf('SignUp')}>
            {words.signUp}
          </SiteLink>
          {words.signUpAfter}
        </p>
      )}
    </PosterFrame>
  )
}

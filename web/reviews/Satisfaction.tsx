import type { User } from '@ma-cantine/lib/accounts/user'
import { longestSuggestion, ratings, sendReview } from '@ma-cantine/lib/reviews/reviews-api'
import { useState } from 'react'
import { z } from 'zod'
import { trackEvent } from '../app/analytics.ts'
import { client } from '../app/client.ts'
import { ContentKeys } from '../app/idempotency-key.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { RadioGroup } from '../ui/ChoiceGroup.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { SuccessNote } from '../ui/SuccessNote.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { isAnsweredHere, noteAnswer } from './review-day.ts'
import { useReviewWords } from './words/review-words.ts'
import './satisfaction.css'

const Draft = z.object({
  rating: z.string().min(1).transform(Number),
  suggestion: z.string().max(longestSuggestion),
})

interface SatisfactionProps {
  readonly page: ScreenName
  readonly user: User
}

/** Somebody who answered with a canteen and with a report has told what they think. */
const hasAnsweredAll = ({ reviews }: User): boolean =>
  reviews.some(({ hasCanteen }) => hasCanteen) && reviews.some(({ hasDiagnostic }) => hasDiagnostic)

/** Asks people who are signed in what they think of the service, once in thirty days on a device. */
export function Satisfaction({ page, user }: SatisfactionProps) {
  const words = useReviewWords()
  const [isAsked] = useState(() => !hasAnsweredAll(user) && !isAnsweredHere())
  const [isSent, setSent] = useState(false)
  const [keys] = useState(() => new ContentKeys())
  const form = useSiteForm({
    draft: Draft,
    labels: words.labels,
    values: { rating: '', suggestion: '' },
    resumes: true,
    send: async answer => {
      const body = { ...answer, page }
      await client.call(sendReview, { body, idempotencyKey: keys.of(body) })
      trackEvent('review', 'send', page)
      noteAnswer()
      setSent(true)
    },
  })
  if (!isAsked) return null
  return (
    <section className="mc-satisfaction" aria-labelledby="avis">
      <h2 className="fr-h5" id="avis">
        {words.title}
      </h2>
      {isSent ? (
        <SuccessNote text={words.thanks} />
      ) : (
        <FormBody form={form} action={words.action} busyLabel={words.busy} priority="secondary" withHint={false}>
          <RadioGroup
            form={form}
            name="rating"
            options={ratings.map(rating => ({ value: String(rating), label: words.ratings[rating] }))}
          />
          <TextField form={form} name="suggestion" autoComplete="off" rows={3} hint={words.suggestionHint} optional />
        </FormBody>
      )}
    </section>
  )
}

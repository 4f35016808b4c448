import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useCanteenPreviews, useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { managedCanteen } from '../canteens/canteen-queries.ts'
import { failureOf } from '../ui/failure.ts'
import { useWords } from '../words/site-words.ts'
import { CanteenChoice } from './CanteenChoice.tsx'
import { CanteenPosterForm } from './CanteenPosterForm.tsx'
import { VisitorPosterForm } from './VisitorPosterForm.tsx'
import { usePosterWords } from './words/poster-words.ts'

/** The poster for diners: of a canteen of the person, or of what a visitor types. */
export default function PosterScreen() {
  const words = usePosterWords()
  const titleOf = useTitles()
  const user = useUser()
  const hasCanteens = useCanteenPreviews().length > 0
  return (
    <>
      <h1>{titleOf('GeneratePosterPage')}</h1>
      {user !== null && !hasCanteens && (
        <p>
          {words.withoutCanteen}{' '}
          <SiteLink className="fr-link" href={addressOf('CanteenCreation')}>
            {words.addCanteen}
          </SiteLink>
        </p>
      )}
      <PosterLead />
      {hasCanteens ? <ChosenPoster /> : <VisitorPosterForm />}
    </>
  )
}

/** What the poster is for, with the law that asks for it. */
export function PosterLead() {
  const words = usePosterWords()
  return (
    <>
      <p className="fr-text--lead fr-mb-1w">{words.lead}</p>
      <p className="fr-mb-4w">
        {words.shares}{' '}
        <SiteLink className="fr-link" href={addressOf('KeyMeasurePage', { id: 'information-des-usagers' })}>
          {words.law}
        </SiteLink>
      </p>
    </>
  )
}

/** The poster of a canteen that is chosen among those of the person. */
function ChosenPoster() {
  const words = usePosterWords()
  const siteWords = useWords()
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error } = useQuery({ ...managedCanteen(chosen ?? 0), enabled: chosen !== null })
  const problem = error ? failureOf(error, siteWords).text : data === null && chosen !== null ? words.notFound : null
  return (
    <>
      <div role="alert">
        {problem !== null && <Alert className="fr-mb-3w" severity="error" small description={problem} />}
      </div>
      <CanteenPosterForm
        canteen={data ?? null}
        event="poster-generator"
        renderChoice={form => <CanteenChoice form={form} onChoose={setChosen} />}
      />
    </>
  )
}

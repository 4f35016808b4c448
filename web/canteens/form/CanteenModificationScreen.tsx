import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { useUser } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { notifyFailure } from '../../ui/failure.ts'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { useWords } from '../../words/site-words.ts'
import { readCanteenId } from '../canteen-address.ts'
import { readManaged } from '../canteen-queries.ts'
import { NotManaged } from '../ManagedCanteen.tsx'
import { CanteenEdition } from './CanteenEdition.tsx'
import { useCanteenFormWords } from './words/canteen-form-words.ts'
import './canteen-form.css'

/** The canteen as it is now: an older one would make the first change a conflict. */
const canteenToChange = (canteenId: number) =>
  queryOptions({
    queryKey: ['canteenToChange', canteenId],
    queryFn: ({ signal }) => readManaged(canteenId, signal),
    // What an earlier visit fetched may have changed since; what this visit fetched must not change under the form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Changes the information of a canteen, and leads to its deletion. */
export default function CanteenModificationScreen() {
  const { canteenUrlComponent = '' } = useParams()
  const titleOf = useTitles()
  const user = useUser()
  const words = useCanteenFormWords().modification
  const siteWords = useWords()
  const { data: canteen, error } = useQuery(canteenToChange(readCanteenId(canteenUrlComponent) ?? 0))
  useEffect(() => {
    if (error) notifyFailure(error, siteWords)
  }, [error, siteWords])

  if (error) {
    return (
      <>
        <h1>{titleOf('CanteenModification')}</h1>
        <p>
          {words.loadFailure}{' '}
          <SiteLink className="fr-link" href={addressOf('DashboardManager', { canteenUrlComponent })}>
            {words.loadFailureLink}
          </SiteLink>
        </p>
      </>
    )
  }
  if (canteen === null) return <NotManaged />
  if (!canteen || !user) return <LoadingScreen />
  return (
    <>
      <h1>{titleOf('CanteenModification')}</h1>
      <section className="mc-form-section" aria-label={titleOf('CanteenModification')}>
        <div className="mc-form-panel">
          <CanteenEdition
            key={canteen.id}
            userId={user.id}
            canteen={canteen}
            canteenUrlComponent={canteenUrlComponent}
          />
        </div>
      </section>
      <section className="mc-danger-section" aria-labelledby="mc-deletion">
        <div className="mc-form-panel">
          <h2 id="mc-deletion" className="fr-h4">
            <span className="fr-icon-delete-bin-line fr-mr-1w" aria-hidden="true" />
            {words.deletion.title}
          </h2>
          <p>{words.deletion.text}</p>
          <SiteLink className="fr-link" href={addressOf('CanteenDeletion', { canteenUrlComponent })}>
            {words.deletion.link}
          </SiteLink>
        </div>
      </section>
    </>
  )
}

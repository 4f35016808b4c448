import { type CanteenFormValues, emptyCanteenForm } from '@ma-cantine/lib/canteens/canteen-form'
import { useRef, useState } from 'react'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { useUser } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { DirectoryLink, schoolDirectory } from './DirectoryLink.tsx'
import { NewCanteenForm } from './NewCanteenForm.tsx'
import { useCanteenFormWords } from './words/canteen-form-words.ts'
import './canteen-form.css'

/** Adds a canteen to those of the service: why and with what help, then the form. */
export default function CanteenCreationScreen() {
  const words = useCanteenFormWords()
  const titleOf = useTitles()
  const user = useUser()
  const title = useRef<HTMLHeadingElement>(null)
  const [round, setRound] = useState(0)
  const [start, setStart] = useState(emptyCanteenForm)

  /** Shows the next form from its top, where the notice of the success is. */
  function startAgain(next: CanteenFormValues): void {
    setStart(next)
    setRound(round + 1)
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }

  return (
    <>
      <div className="fr-grid-row fr-grid-row--gutters fr-mb-4w">
        <div className="fr-col-12 fr-col-md-6">
          <h1 ref={title} tabIndex={-1}>
            {titleOf('CanteenCreation')}
          </h1>
          <p>{words.creation.mission}</p>
        </div>
        <div className="fr-col-12 fr-col-md-6">
          <div className="fr-callout fr-mb-0">
            <h2 className="fr-callout__title fr-h5">{words.creation.resources}</h2>
            <ul className="fr-mt-1w fr-mb-0">
              <li>
                <DirectoryLink>{words.creation.businessDirectory}</DirectoryLink>
              </li>
              <li>
                <DirectoryLink href={schoolDirectory}>{words.creation.schoolDirectory}</DirectoryLink>
              </li>
              <li>
                <SiteLink className="fr-link" href={addressOf('GroupCreation')}>
                  {words.creation.group}
                </SiteLink>
              </li>
              <li>
                <SiteLink className="fr-link" href={addressOf('ImportCanteens')}>
                  {words.creation.several}
                </SiteLink>
              </li>
            </ul>
          </div>
        </div>
      </div>
      <section className="mc-form-section" aria-label={titleOf('CanteenCreation')}>
        <div className="mc-form-panel">
          {round > 0 && <p>{words.creation.kept}</p>}
          {user && <NewCanteenForm key={round} userId={user.id} start={start} onAnother={startAgain} />}
        </div>
      </section>
    </>
  )
}

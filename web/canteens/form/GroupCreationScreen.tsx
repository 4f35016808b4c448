import { emptyGroupForm } from '@ma-cantine/lib/canteens/canteen-form'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { useUser } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { NewCanteenForm } from './NewCanteenForm.tsx'
import { useCanteenFormWords } from './words/canteen-form-words.ts'
import './canteen-form.css'

/** Creates a group of canteens: what it is for, when it is not needed, then the form. */
export default function GroupCreationScreen() {
  const { group: words } = useCanteenFormWords()
  const titleOf = useTitles()
  const user = useUser()
  return (
    <>
      <h1>{titleOf('GroupCreation')}</h1>
      <p>{words.purpose}</p>
      <p>
        {words.notNeeded}{' '}
        <SiteLink className="fr-link" href={addressOf('CanteenCreation')}>
          {words.addCanteen}
        </SiteLink>
      </p>
      <section className="mc-form-section" aria-label={titleOf('GroupCreation')}>
        <div className="mc-form-panel">{user && <NewCanteenForm userId={user.id} start={emptyGroupForm} />}</div>
      </section>
    </>
  )
}

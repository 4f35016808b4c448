import { useTitles } from '../../app/screen-list.ts'
import { usePartnerTypes, useUser } from '../../app/session.ts'
import { Satisfaction } from '../../reviews/Satisfaction.tsx'
import { usePartnerWords } from '../words/partner-words.ts'
import { NewPartnerForm } from './NewPartnerForm.tsx'
import '../partners.css'

/** Proposes an actor that helps canteens; our team reads it before anybody else. */
export default function NewPartnerScreen() {
  const titleOf = useTitles()
  const { form: words } = usePartnerWords()
  const types = usePartnerTypes()
  const user = useUser()
  return (
    <div className="mc-partner-form">
      <h1>{titleOf('NewPartner')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <p>{words.next}</p>
      <NewPartnerForm types={types} />
      {user && <Satisfaction page="NewPartner" user={user} />}
    </div>
  )
}

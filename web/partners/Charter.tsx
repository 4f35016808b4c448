import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { usePartnerWords } from './words/partner-words.ts'

/** What actors undertake to do, folded until somebody reads it. */
export function Charter() {
  const { charter } = usePartnerWords()
  return (
    <Accordion label={charter.title} titleAs="h2" className="fr-my-2w">
      <p>{charter.intro}</p>
      <ul>
        {charter.list.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{charter.end}</p>
    </Accordion>
  )
}

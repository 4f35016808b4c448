import '../ui/details.css'
import { usePartnerWords } from './words/partner-words.ts'

/** What actors undertake to do, folded until somebody reads it; it opens without scripts. */
export function Charter() {
  const { charter } = usePartnerWords()
  return (
    <details className="fr-my-3w">
      <summary>{charter.title}</summary>
      <p className="fr-mt-2w">{charter.intro}</p>
      <ul>
        {charter.list.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{charter.end}</p>
    </details>
  )
}

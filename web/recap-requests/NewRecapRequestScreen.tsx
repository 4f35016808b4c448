import { useTitles } from '../app/screen-list.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { NewRequestForm } from './NewRequestForm.tsx'
import { NoCanteen } from './RecapRequestsScreen.tsx'
import { useRecapRequestWords } from './words/recap-request-words.ts'
import './recap-requests.css'

/** Asks a supplier or a contractor for a recap. */
export default function NewRecapRequestScreen() {
  const titleOf = useTitles()
  const { form: words } = useRecapRequestWords()
  const canteens = useCanteenPreviews()
  return (
    <NarrowColumn>
      <h1 className="fr-mb-1w">{titleOf('NewRecapRequest')}</h1>
      {canteens.length === 0 ? (
        <NoCanteen />
      ) : (
        <>
          <p className="fr-text--lead">{words.intro}</p>
          <NewRequestForm canteens={canteens} />
        </>
      )}
    </NarrowColumn>
  )
}

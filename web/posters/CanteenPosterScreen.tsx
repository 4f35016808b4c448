import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { usePageTitle } from '../app/page-title.ts'
import { ManagedCanteen } from '../canteens/ManagedCanteen.tsx'
import { CanteenPosterForm } from './CanteenPosterForm.tsx'
import { PosterLead } from './PosterScreen.tsx'
import { usePosterWords } from './words/poster-words.ts'

/** The poster of the canteen of the address. */
export default function CanteenPosterScreen() {
  return <ManagedCanteen>{canteen => <CanteenPoster key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

function CanteenPoster({ canteen }: { readonly canteen: Canteen }) {
  const { ofCanteen } = usePosterWords()
  usePageTitle(ofCanteen(canteen.name))
  return (
    <>
      <h1>{ofCanteen(canteen.name)}</h1>
      <PosterLead />
      <CanteenPosterForm canteen={canteen} event="poster-generator-canteen-page" />
    </>
  )
}

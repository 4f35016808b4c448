import { unmeasuredWeighings } from '@ma-cantine/lib/waste/unmeasured-weighings'
import { useQuery } from '@tanstack/react-query'
import { SiteLink } from '../app/site-link.tsx'
import { HelpBox } from '../ui/tunnel/HelpBox.tsx'
import { usePeriodWords } from './summary/period-words.ts'
import { tunnelAddressOf } from './tunnel-address.ts'
import { allWeighingSums, wasteMeasurements } from './waste-queries.ts'
import { useWasteWords } from './words/waste-words.ts'

interface ToMeasureProps {
  readonly canteen: { readonly id: number; readonly name: string }
}

/** Offers to make a measurement of the weighings that none tells of; silent without the network, as a help may be. */
export function ToMeasure({ canteen }: ToMeasureProps) {
  const words = useWasteWords().toMeasure
  const periodOf = usePeriodWords()
  const { data: sums } = useQuery(allWeighingSums(canteen.id))
  const { data: page } = useQuery(wasteMeasurements(canteen.id, 1))
  const found = sums && page ? unmeasuredWeighings(sums, page.results) : null
  if (!found) return null
  return (
    <HelpBox title={words.title} titleAs="h2">
      {words.text(found.count, periodOf(found).inSentence)}{' '}
      <SiteLink className="fr-link" href={tunnelAddressOf(canteen, found)}>
        {words.action}
      </SiteLink>
    </HelpBox>
  )
}

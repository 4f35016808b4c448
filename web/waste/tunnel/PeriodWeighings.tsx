import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { daysInPeriod } from '@ma-cantine/lib/waste/waste-figures'
import type { WasteFormValues } from '@ma-cantine/lib/waste/waste-tunnel'
import { useQuery } from '@tanstack/react-query'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { WeighedBox } from '../scale/WeighedBox.tsx'
import { weighingSums } from '../waste-queries.ts'

interface PeriodWeighingsProps {
  readonly canteen: Canteen
  readonly values: WasteFormValues
}

/** What was weighed in the period that is being chosen, and the way to the scale while nothing is. */
export function PeriodWeighings({ canteen, values }: PeriodWeighingsProps) {
  const titleOf = useTitles()
  const { periodStartDate: start, periodEndDate: end } = values
  const isPeriod = daysInPeriod(start, end) !== null
  const { data: sums } = useQuery({ ...weighingSums(canteen.id, start, end), enabled: isPeriod })
  if (isPeriod && sums && sums.count > 0)
    return <WeighedBox sums={sums} step="periode" values={values} isFilled={false} onTake={() => undefined} />
  const address = addressOf('CanteenScale', { canteenUrlComponent: canteenUrlComponent(canteen) })
  return (
    <p>
      <SiteLink className="fr-link" href={address}>
        {titleOf('CanteenScale')}
      </SiteLink>
    </p>
  )
}

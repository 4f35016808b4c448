import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'
import { addressOf } from '../app/screen-list.ts'
import { useAheadOfAddress } from '../app/use-ahead-of-address.ts'
import { type StatisticsAddress, statisticsFormat } from './statistics-address.ts'

/** What the reader chose to see, and how a control changes it: the page stays where it is. */
export function useStatisticsAddress() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [changed, lead] = useAheadOfAddress<StatisticsAddress>()
  const address = changed ?? statisticsFormat.read(parameters)

  function change(change: Partial<StatisticsAddress>, options: NavigateOptions = {}): void {
    const next = { ...address, ...change }
    const path = `${addressOf('PublicCanteenStatisticsPage')}${statisticsFormat.write(next)}`
    lead(next, () => navigate(path, { preventScrollReset: true, ...options }))
  }

  return { address, change }
}

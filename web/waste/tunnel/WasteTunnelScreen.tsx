import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { useState } from 'react'
import { useParams } from 'react-router'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { ManagedCanteen } from '../../canteens/ManagedCanteen.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { measurementToChange } from '../waste-queries.ts'
import { useWasteWords } from '../words/waste-words.ts'
import { WasteTunnel } from './WasteTunnel.tsx'

/** Enters a measurement of food waste, or changes it, step by step. */
export default function WasteTunnelScreen() {
  return <ManagedCanteen>{canteen => <OpenedTunnel key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

function OpenedTunnel({ canteen }: { readonly canteen: Canteen }) {
  // A creation gets its id in the address at the first saving: the tunnel then stays as it is.
  const [openedId] = useState(useParams().id)
  if (openedId === undefined) return <WasteTunnel canteen={canteen} opened={null} />
  const id = /^[1-9]\d{0,8}$/.test(openedId) ? Number(openedId) : 0
  return (
    <QueryView query={measurementToChange(canteen.id, id)}>
      {opened => (opened ? <WasteTunnel canteen={canteen} opened={opened} /> : <UnknownMeasurement />)}
    </QueryView>
  )
}

function UnknownMeasurement() {
  const { canteenUrlComponent = '' } = useParams()
  const words = useWasteWords().tunnel
  const titleOf = useTitles()
  return (
    <div className="fr-container fr-py-8w">
      <h1>{titleOf('WasteMeasurementTunnel')}</h1>
      <p>{words.unknown}</p>
      <SiteLink className="fr-btn" href={addressOf('WasteMeasurements', { canteenUrlComponent })}>
        {words.back}
      </SiteLink>
    </div>
  )
}

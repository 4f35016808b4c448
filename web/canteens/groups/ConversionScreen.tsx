import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { useState } from 'react'
import { queries } from '../../app/queries.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { refreshSession } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { canteensQueryKey, managedCanteen } from '../canteen-queries.ts'
import { ManagedCanteen } from '../ManagedCanteen.tsx'
import { ConvertKitchen } from './ConvertKitchen.tsx'
import { groupConversion } from './conversion-queries.ts'
import { UndoConversion } from './UndoConversion.tsx'
import { useGroupWords } from './words/group-words.ts'

/** Converts a kitchen into a group once it is clear what changes, and takes a group back to the kitchen that it was. */
export default function ConversionScreen() {
  const title = useTitles()('GroupConversion')
  return (
    <ManagedCanteen>
      {canteen => (
        <>
          <h1 className="fr-mb-1w">{title}</h1>
          <p className="fr-text--lead">{canteen.name}</p>
          <Conversion key={canteen.id} canteen={canteen} />
        </>
      )}
    </ManagedCanteen>
  )
}

function Conversion({ canteen }: { readonly canteen: Canteen }) {
  const words = useGroupWords()
  const [done, setDone] = useState<string | null>(null)
  const ofGroup = isGroup(canteen.productionType)
  const params = { canteenUrlComponent: canteenUrlComponent(canteen) }

  function onDone(changed: Canteen, text: string): void {
    queries.setQueryData(managedCanteen(changed.id).queryKey, changed)
    void queries.invalidateQueries({ queryKey: canteensQueryKey })
    void refreshSession()
    setDone(text)
  }

  return (
    <>
      {done !== null && (
        <>
          <SuccessNote text={done} />
          <p>
            <SiteLink className="fr-link" href={addressOf('SatelliteManagement', params)}>
              {ofGroup ? words.toGroup : words.toKitchen}
            </SiteLink>{' '}
            {ofGroup && canteen.dailyMealCount === null && (
              <SiteLink className="fr-link" href={addressOf('CanteenModification', params)}>
                {words.complete}
              </SiteLink>
            )}
          </p>
        </>
      )}
      <QueryView key={canteen.productionType} query={groupConversion(canteen)} compact>
        {preview =>
          ofGroup ? (
            <UndoConversion canteen={canteen} preview={preview} onDone={onDone} />
          ) : (
            <ConvertKitchen canteen={canteen} preview={preview} onDone={onDone} />
          )
        }
      </QueryView>
    </>
  )
}

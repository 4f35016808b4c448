import { currentDay } from '@ma-cantine/lib/messages/today'
import { weighingFiles } from '@ma-cantine/lib/waste/weighings-api'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { addressOf } from '../../app/screen-list.ts'
import { useCanteenPreviews, useUser } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent, readCanteenId } from '../../canteens/canteen-address.ts'
import { ExportChoice, ExportLinks } from '../../canteens/ExportLinks.tsx'
import { NotManaged } from '../../canteens/ManagedCanteen.tsx'
import { LinkManager } from './LinkManager.tsx'
import { Scale } from './Scale.tsx'
import { ScaleToMeasure } from './ScaleToMeasure.tsx'
import { bookOfPerson } from './scale-books.ts'
import { loadBook } from './scale-store.ts'
import { ScaleSync } from './scale-sync.ts'
import { useScaleWords } from './words/scale-words.ts'

/** Weighs with the account of a manager, and opens links to those who have none. */
export default function CanteenScaleScreen() {
  const words = useScaleWords()
  const id = readCanteenId(useParams().canteenUrlComponent)
  // What the page knows of the session is enough: it opens without network.
  const user = useUser()
  const canteen = useCanteenPreviews().find(each => each.id === id)
  const [sync, setSync] = useState<ScaleSync | null>(null)
  const [userId, canteenId, name] = [user?.id, canteen?.id, canteen?.name]
  useEffect(() => {
    if (userId === undefined || canteenId === undefined || name === undefined) return
    let isLeft = false
    void bookOfPerson(userId, canteenId, name).then(async book => {
      const { queue } = await loadBook(book.key)
      if (!isLeft) setSync(new ScaleSync(book, queue, currentDay()))
    })
    return () => {
      isLeft = true
    }
  }, [userId, canteenId, name])
  if (!canteen) return <NotManaged />
  const list = addressOf('WasteMeasurements', { canteenUrlComponent: canteenUrlComponent(canteen) })
  return (
    <div className="mc-scale-page">
      <SiteLink className="fr-link fr-icon-arrow-left-line fr-link--icon-left" href={list}>
        {words.toMeasurements}
      </SiteLink>
      <h1 className="fr-h3 fr-mt-2w fr-mb-0">{words.code.title}</h1>
      <p className="mc-scale-place">{canteen.name}</p>
      {sync ? (
        <Scale sync={sync}>
          <ScaleToMeasure sync={sync} canteen={canteen} />
          <LinkManager canteenId={canteen.id} />
          <ExportChoice title={words.fromAccount.exports}>
            <ExportLinks
              label={words.fromAccount.exports}
              files={weighingFiles}
              params={{ canteenId: canteen.id }}
              query={new URLSearchParams()}
            />
          </ExportChoice>
        </Scale>
      ) : (
        <p role="status">{words.opening}</p>
      )}
    </div>
  )
}

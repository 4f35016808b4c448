import type { DeletedCanteen } from '@ma-cantine/lib/canteens/deleted-canteens-api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closeNoticesAbout } from '../app/notices.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { deletedCanteens } from '../canteens/canteen-queries.ts'
import { deletionOf, restoreDeleted } from '../canteens/restore-deleted.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { SuccessNote } from '../ui/SuccessNote.tsx'
import { useManagementWords } from './words/management-words.ts'

/** The canteens deleted in the last days, with the way to bring them back; nothing where there is none. */
export function DeletedCanteens() {
  const words = useManagementWords().deleted
  const list = useQuery(deletedCanteens).data ?? []
  const [restored, setRestored] = useState<DeletedCanteen | null>(null)
  if (list.length === 0 && !restored) return null
  return (
    <section className="fr-mt-6w" aria-labelledby="cantines-supprimees">
      <h2 id="cantines-supprimees">{words.title}</h2>
      {restored && (
        <>
          <SuccessNote text={words.restored(restored.name)} />
          <p>
            <SiteLink
              className="fr-link"
              href={addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent(restored) })}
            >
              {words.open(restored.name)}
            </SiteLink>
          </p>
        </>
      )}
      {list.length > 0 && <p>{words.text}</p>}
      <ul className="mc-deleted">
        {list.map(canteen => (
          <li key={canteen.id}>
            <div>
              <h3 className="fr-h6 fr-mb-1v">{canteen.name}</h3>
              <p className="fr-mb-0">{words.until(canteen.deletionDate, canteen.lastDay)}</p>
            </div>
            <div>
              <ActionButton
                action={words.restore}
                accessibleName={words.restoreNamed(canteen.name)}
                busyLabel={words.restoring}
                work={async () => {
                  await restoreDeleted(canteen.id)
                  closeNoticesAbout(deletionOf(canteen.id))
                  setRestored(canteen)
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

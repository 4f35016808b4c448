import { leaveGroup } from '@ma-cantine/lib/canteens/group-conversion-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { canteensQueryKey } from '../canteens/canteen-queries.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { SuccessNote } from '../ui/SuccessNote.tsx'
import type { CanteenProps } from './DashboardScreen.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'

/** Where the meals of a satellite come from: its group, which it can leave, or its kitchen. */
export function Membership({ canteen }: CanteenProps) {
  const { group: words, delivered } = useDashboardWords().information
  const [left, setLeft] = useState<string | null>(null)
  const { id, groupe, centralKitchen, centralProducerSiret } = canteen
  return (
    <>
      {left !== null && !groupe && <SuccessNote text={words.left(left)} />}
      {groupe ? (
        <div className="mc-note fr-mb-3w">
          <p>{words.member(groupe.name)}</p>
          <ConfirmButton
            action={words.leave}
            question={words.question(groupe.name)}
            keep={words.keep}
            text={words.text}
            work={() => client.call(leaveGroup, { params: { canteenId: id } })}
            onDone={() => {
              setLeft(groupe.name)
              void queries.invalidateQueries({ queryKey: canteensQueryKey })
            }}
          />
        </div>
      ) : (
        canteen.isSatellite && (
          <p className="mc-note">{delivered(centralKitchen?.name ?? null, centralProducerSiret)}</p>
        )
      )}
    </>
  )
}

import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { useState } from 'react'
import { queries } from '../../app/queries.ts'
import { useTitles } from '../../app/screen-list.ts'
import type { Outcome } from '../../ui/answer-once.ts'
import { NarrowColumn } from '../../ui/NarrowColumn.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { canteensQueryKey, joinRequests } from '../canteen-queries.ts'
import { ManagedCanteen } from '../ManagedCanteen.tsx'
import { AddForm } from './AddForm.tsx'
import { Invitations } from './Invitations.tsx'
import { JoinRequests } from './JoinRequests.tsx'
import { Managers } from './Managers.tsx'

import { useTeamWords } from './words/team-words.ts'
import './team.css'

/** A part of the screen that acts on the team. */
export interface TeamPartProps {
  readonly canteen: Canteen
  readonly onDone: (outcome: Outcome) => void
}

export default function TeamScreen() {
  const title = useTitles()('CanteenManagers')
  return (
    <NarrowColumn>
      <ManagedCanteen>
        {canteen => (
          <>
            <h1 className="fr-mb-1w">{title}</h1>
            <p className="fr-text--lead">{canteen.name}</p>
            <Team key={canteen.id} canteen={canteen} />
          </>
        )}
      </ManagedCanteen>
    </NarrowColumn>
  )
}

function Team({ canteen }: { canteen: Canteen }) {
  const words = useTeamWords().team
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const part = {
    canteen,
    onDone: (outcome: Outcome) => {
      setOutcome(outcome)
      void queries.invalidateQueries({ queryKey: canteensQueryKey })
    },
  }
  return (
    <>
      <p>{words.introduction}</p>
      {outcome && <SuccessNote {...outcome} />}
      <QueryView query={joinRequests(canteen.id)} compact>
        {requests => <JoinRequests {...part} requests={requests} />}
      </QueryView>
      <Managers {...part} />
      <Invitations {...part} />
      <AddForm {...part} />
    </>
  )
}

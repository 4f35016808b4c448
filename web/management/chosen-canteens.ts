import { useMemo, useState } from 'react'
import { z } from 'zod'
import { useCanteenPreviews, useUser } from '../app/session.ts'
import { deleteTabDraft, loadTabDraft, saveTabDraft } from '../app/tab-drafts.ts'
import type { Selection } from './Selection.tsx'

const name = 'choix-cantines'
const Ids = z.array(z.int())

/**
 * The canteens that the person chose in the list. They stay in the tab, so that neither a reload nor a look at one of them
 * loses the choice; those that the person no longer manages leave it.
 */
export function useChosenCanteens(): Selection {
  const owner = useUser()?.id ?? 0
  const managed = useCanteenPreviews()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(loadTabDraft(name, owner, Ids)))
  const [isRestored, setRestored] = useState(chosen.size > 0)
  const ids = useMemo(() => new Set(managed.flatMap(({ id }) => (chosen.has(id) ? id : []))), [managed, chosen])

  function change(ids: ReadonlySet<number>): void {
    setChosen(ids)
    setRestored(false)
    if (ids.size > 0) saveTabDraft(name, owner, [...ids])
    else deleteTabDraft(name)
  }
  return { ids, isRestored: isRestored && ids.size > 0, change }
}

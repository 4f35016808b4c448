import { type Conflict, type SharedEntity, saveChanges } from '@ma-cantine/lib/entities/save-changes'
import { takeGroups } from '@ma-cantine/lib/entities/three-way-merge'
import { useEffect, useEffectEvent, useState } from 'react'

/** What was saved; `isMerged` with the changes of somebody else. */
export interface Saved<Stored> {
  readonly stored: Stored
  readonly isMerged: boolean
}

interface EditionOptions<Stored, Values, Group extends string>
  extends Omit<SharedEntity<Stored, Values, Group>, 'send'> {
  /** As it was when the screen opened. */
  readonly opened: Stored
  /** Shows values in the form, on a base that somebody else stored. */
  readonly show: (base: Stored, values: Values) => void
  /**
   * Who settles a conflict: the person value by value, after which the form is sent again by `submit`; or, where it is left
   * out, the values of the form, once the person has been warned and sends them again.
   */
  readonly submit?: () => void
  /** Called once the saved state is rendered, because a guard asks before leaving until then. */
  readonly onSaved?: (saved: Saved<Stored>) => void
}

type Send<Stored, Values> = SharedEntity<Stored, Values, string>['send']

export interface Edition<Stored, Values, Group extends string> {
  /** The entity on which the change is based. */
  readonly base: Stored
  readonly isSaved: boolean
  /** What two people changed at once, until one of them chooses. */
  readonly conflict: Conflict<Stored, Values, Group> | null
  /** @returns what is stored; null where both changed the same values. */
  readonly save: (mine: Values, send: Send<Stored, Values>) => Promise<Stored | null>
  readonly settle: (takenFromThem: readonly Group[]) => void
  readonly cancel: () => void
  /** Starts again from another base. */
  readonly restart: (base: Stored, values: Values) => void
}

/**
 * Changes an entity that others may change at once: sends only what changed, on top of what they saved meanwhile. Where
 * both changed the same values, the person chooses, and the form is sent again.
 */
export function useEdition<Stored, Values, Group extends string>(
  options: EditionOptions<Stored, Values, Group>,
): Edition<Stored, Values, Group> {
  const { opened, rules, valuesOf, show } = options
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<Conflict<Stored, Values, Group> | null>(null)
  const [isSettled, setSettled] = useState(false)
  const [saved, setSaved] = useState<Saved<Stored> | null>(null)

  function restart(base: Stored, values: Values): void {
    setBase(() => base)
    show(base, values)
  }

  async function save(mine: Values, send: Send<Stored, Values>): Promise<Stored | null> {
    const saving = await saveChanges({ ...options, send }, base, mine, restart)
    if (saving.kind === 'stored') {
      setSaved(saving)
      return saving.stored
    }
    setConflict(saving.conflict)
    if (!options.submit) restart(saving.conflict.theirs, saving.conflict.merged)
    return null
  }

  function settle(takenFromThem: readonly Group[]): void {
    if (conflict === null) return
    const { merged, theirs } = conflict
    setConflict(null)
    restart(theirs, takeGroups(rules, merged, valuesOf(theirs), takenFromThem))
    setSettled(true)
  }

  const submitSettled = useEffectEvent(() => {
    setSettled(false)
    options.submit?.()
  })
  // Once rendered with the new base, which the form checks against and sends.
  useEffect(() => {
    if (isSettled) submitSettled()
  }, [isSettled])

  const announce = useEffectEvent((saved: Saved<Stored>) => options.onSaved?.(saved))
  useEffect(() => {
    if (saved) announce(saved)
  }, [saved])

  return { base, isSaved: saved !== null, conflict, save, settle, cancel: () => setConflict(null), restart }
}

import { isChangedMeanwhile } from '../http/api-error.ts'
import { changedValues, type Merge, type MergeRules, mergeChanges } from './three-way-merge.ts'

/** An entity that many people edit. */
export interface SharedEntity<Stored, Values, Group extends string> {
  readonly rules: MergeRules<Values, Group>
  readonly valuesOf: (stored: Stored) => Values
  /** Reads it as somebody else left it. */
  readonly read: () => Promise<Stored>
  /** Stores a change, on the version of `base`. Rejects with a refusal (412) once somebody else has changed it. */
  readonly send: (change: Partial<Values>, base: Stored) => Promise<Stored>
}

/** What two people changed at once, to different values. */
export interface Conflict<Stored, Values, Group extends string> extends Pick<Merge<Values, Group>, 'merged'> {
  readonly groups: readonly Group[]
  readonly mine: Values
  readonly theirs: Stored
}

/** What became of a change: stored, on top of what somebody else saved meanwhile if `isMerged`, or left to be settled. */
export type Saving<Stored, Values, Group extends string> =
  | { readonly kind: 'stored'; readonly stored: Stored; readonly isMerged: boolean }
  | { readonly kind: 'conflict'; readonly conflict: Conflict<Stored, Values, Group> }

/**
 * Saves what one changed of an entity, on top of what others save meanwhile; stops where they changed the same values.
 *
 * @param base the entity on which the change is based.
 * @param onMerge called before the values of both are sent, with what the other person stored.
 */
export async function saveChanges<Stored, Values, Group extends string>(
  entity: SharedEntity<Stored, Values, Group>,
  base: NoInfer<Stored>,
  mine: NoInfer<Values>,
  onMerge: (theirs: Stored, merged: Values) => void,
): Promise<Saving<Stored, Values, Group>> {
  const { rules, valuesOf, read, send } = entity
  const before = valuesOf(base)
  try {
    return { kind: 'stored', stored: await send(changedValues(rules, before, mine), base), isMerged: false }
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
  }
  const theirs = await read()
  const { merged, conflicts } = mergeChanges(rules, before, mine, valuesOf(theirs))
  if (conflicts.length > 0) return { kind: 'conflict', conflict: { groups: conflicts, mine, merged, theirs } }
  onMerge(theirs, merged)
  const saving = await saveChanges(entity, theirs, merged, onMerge)
  // What is stored may be one's own change, whose answer was lost.
  const isTheirs = Object.keys(changedValues(rules, mine, valuesOf(theirs))).length > 0
  return saving.kind === 'stored' && isTheirs ? { ...saving, isMerged: true } : saving
}

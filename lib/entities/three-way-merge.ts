/** How the changes of two people to one entity are put together. */
export interface MergeRules<Values, Group extends string> {
  /** The values that people change together, under the name by which they know them. */
  readonly groups: Readonly<Record<Group, readonly (keyof Values)[]>>
  /** Whether two values say the same; when left out, whether their JSON is equal. */
  readonly isSame?: (one: unknown, other: unknown) => boolean
  /** Mends what values of two people may not be together. */
  readonly reconcile?: (values: Values) => Values
}

const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const namesOf = <Group extends string>(groups: Readonly<Record<Group, unknown>>) => Object.keys(groups) as Group[]

/** The values of `after` that differ from those of `before`. */
export function changedValues<Values, Group extends string>(
  { groups, isSame = isSameJson }: MergeRules<Values, Group>,
  before: NoInfer<Values>,
  after: NoInfer<Values>,
): Partial<Values> {
  const names = namesOf(groups).flatMap(group => groups[group])
  return Object.fromEntries(
    names.filter(name => !isSame(before[name], after[name])).map(name => [name, after[name]]),
  ) as Partial<Values>
}

/** The changes of two people who started from the same values. */
export interface Merge<Values, Group extends string> {
  /** The values of both; those of the first where they disagree. */
  readonly merged: Values
  /** What both changed, to different values. */
  readonly conflicts: readonly Group[]
}

/** Puts one's own changes on top of what somebody else saved meanwhile. */
export function mergeChanges<Values, Group extends string>(
  rules: MergeRules<Values, Group>,
  before: NoInfer<Values>,
  mine: NoInfer<Values>,
  theirs: NoInfer<Values>,
): Merge<Values, Group> {
  const { groups, isSame = isSameJson } = rules
  const differs = (group: Group, one: Values, other: Values) =>
    groups[group].some(name => !isSame(one[name], other[name]))
  const changedByMe = namesOf(groups).filter(group => differs(group, before, mine))
  const conflicts = changedByMe.filter(group => differs(group, before, theirs) && differs(group, mine, theirs))
  return { merged: takeGroups(rules, theirs, mine, changedByMe), conflicts }
}

/** The values of `base`, but for these groups, which come from `other`. */
export function takeGroups<Values, Group extends string>(
  { groups, reconcile }: MergeRules<Values, Group>,
  base: NoInfer<Values>,
  other: NoInfer<Values>,
  names: readonly NoInfer<Group>[],
): Values {
  const taken = names.flatMap(group => groups[group]).map(name => [name, other[name]] as const)
  const values = { ...base, ...Object.fromEntries(taken) } as Values
  return reconcile ? reconcile(values) : values
}

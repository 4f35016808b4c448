import { Store, useStore } from '../../app/store.ts'

const askedTeams = new Store<ReadonlySet<number>>(new Set())

/** Remembers, as long as the page is open, that this person asked to join the team of a canteen. */
export const rememberAskedTeam = (canteenId: number): void => askedTeams.set(new Set([...askedTeams.get(), canteenId]))

export const useHasAskedTeam = (canteenId: number): boolean => useStore(askedTeams).has(canteenId)

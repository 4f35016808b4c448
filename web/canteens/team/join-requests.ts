import { Store, useStore } from '../../app/store.ts'

const requestedTeamIds = new Store<ReadonlySet<number>>(new Set())

/** Remembers, as long as the page is open, that this person asked to join the team of a canteen. */
export const rememberJoinRequest = (canteenId: number): void =>
  requestedTeamIds.set(new Set([...requestedTeamIds.get(), canteenId]))

export const useHasJoinRequest = (canteenId: number): boolean => useStore(requestedTeamIds).has(canteenId)

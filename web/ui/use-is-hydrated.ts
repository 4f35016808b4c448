import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the scripts have taken over: false in what the server renders, and in the first rendering of it here. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

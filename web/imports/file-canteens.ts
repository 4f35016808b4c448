import type { NamedCanteen } from '@ma-cantine/lib/mapping/canteen-names'
import { createContext, use } from 'react'
import { useUser } from '../app/session.ts'

/** The canteens that a file may be about, where somebody else manages them: a supplier. Null where they are one's own. */
export const FileCanteens = createContext<readonly NamedCanteen[] | null>(null)

/** Whether the account of the reader knows the canteens of the file, and may keep a mapping for the next ones. */
export function useOwnCanteens(): boolean {
  const isSignedIn = useUser() !== null
  return use(FileCanteens) === null && isSignedIn
}

import type { NamedCanteen } from '@ma-cantine/lib/mapping/canteen-names'
import { createContext, use } from 'react'
import { useUser } from '../app/session.ts'

/** Whom a file is asked of, and the canteens that it may be about, which others manage. */
interface FileRequest {
  readonly provider: string
  readonly canteens: readonly NamedCanteen[]
}

/** The request that a file answers, where its user is a supplier; null where the canteens are one's own. */
export const RequestedFile = createContext<FileRequest | null>(null)

/** Whether the account of the reader knows the canteens of the file, and may keep a mapping for the next ones. */
export function useOwnCanteens(): boolean {
  const isSignedIn = useUser() !== null
  return use(RequestedFile) === null && isSignedIn
}

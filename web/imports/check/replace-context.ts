import { createContext, use } from 'react'
import type { FileCheckActions } from './use-file-check.ts'

/** Gives many cells of the open file the same new text, from wherever a cell is shown. */
export const ReplaceContext = createContext<FileCheckActions['replace']>(async () => 0)

export const useReplace = (): FileCheckActions['replace'] => use(ReplaceContext)

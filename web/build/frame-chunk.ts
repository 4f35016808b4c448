import type { Rolldown } from 'vite'

/** What takes over the pages of both entries. */
const start = /\/web\/entries\/start\.tsx$/

/**
 * Puts all that takes over a page in one file, rather than in the forty that would each hold what some later screen also
 * uses. The entries fetch it: they need nothing of it.
 */
export function frameChunk(): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>()
  return (id, modules) => {
    const isOfFrame = (module: string): boolean => {
      const before = known.get(module)
      if (before !== undefined) return before
      // A circle of imports is of the frame if something outside of it says so.
      known.set(module, false)
      const answer = start.test(module) || (modules.getModuleInfo(module)?.importers ?? []).some(isOfFrame)
      known.set(module, answer)
      return answer
    }
    return isOfFrame(id) ? 'frame' : null
  }
}

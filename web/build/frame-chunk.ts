import type { Rolldown } from 'vite'

/** The module that takes over the pages of both entries. */
const start = /\/web\/entries\/start\.tsx$/

/**
 * Groups the modules of the frame in one file, instead of some forty that it would share with later screens. The
 * entries load it dynamically and are left out.
 */
export function frameChunk(): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>()
  return (id, modules) => {
    const isOfFrame = (module: string): boolean => {
      const before = known.get(module)
      if (before !== undefined) return before
      // Ends the recursion in a cycle; the modules outside of the cycle decide.
      known.set(module, false)
      const answer = start.test(module) || (modules.getModuleInfo(module)?.importers ?? []).some(isOfFrame)
      known.set(module, answer)
      return answer
    }
    return isOfFrame(id) ? 'frame' : null
  }
}

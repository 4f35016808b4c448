import type { FixName } from '@ma-cantine/lib/repair/change'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { CheckedState, FileCheckActions, WorkStep } from './use-file-check.ts'
import type { Comparison } from './VerdictHead.tsx'
import { useCheckWords } from './words/check-words.ts'

interface WorkStepsOptions {
  readonly state: CheckedState
  readonly actions: FileCheckActions
  readonly comparison: Comparison
  readonly announce: (message: string) => void
  /** Takes the focus once fixes are made. */
  readonly head: RefObject<HTMLElement | null>
}

interface WorkSteps {
  readonly step: (step: WorkStep) => void
  readonly fix: (guesses: readonly FixName[]) => Promise<void>
  /** Undoes and redoes with the keys that all programs have for it. */
  readonly handleKey: (event: KeyboardEvent) => void
}

/** The steps of the work on an open file or sheet, each announced to screen readers with the verdict that follows. */
export function useWorkSteps({ state, actions, comparison, announce, head }: WorkStepsOptions): WorkSteps {
  const words = useCheckWords()
  const { verdict, doing } = state

  const announcedCount = useRef(verdict.errorCount)
  useEffect(() => {
    if (doing !== 'nothing' || announcedCount.current === verdict.errorCount) return
    announcedCount.current = verdict.errorCount
    announce(words.grid.left(verdict.errorCount))
  }, [doing, verdict.errorCount, announce, words])

  // The comparison answers by itself, while the focus may be anywhere.
  useEffect(() => {
    if (comparison === 'right') announce(words.valid.compared)
  }, [comparison, announce, words])

  const step = (step: WorkStep) => {
    actions.step(step)
    if (step.kind === 'undo') announce(words.steps.undone)
    if (step.kind === 'redo') announce(words.steps.redone)
  }
  return {
    step,
    fix: async guesses => {
      const count = await actions.fix(guesses)
      announce(count === 0 ? words.fixes.none : words.fixes.done(count))
      head.current?.focus()
    },
    handleKey: event => {
      if (!(event.ctrlKey || event.metaKey) || isField(event.target)) return
      const key = event.key.toLowerCase()
      const redo = key === 'y' || (key === 'z' && event.shiftKey)
      if (redo ? verdict.redoable === 0 : key !== 'z' || verdict.undoable === 0) return
      event.preventDefault()
      step({ kind: redo ? 'redo' : 'undo' })
    },
  }
}

const isField = (target: EventTarget): boolean => target instanceof Element && target.matches('input, select, textarea')

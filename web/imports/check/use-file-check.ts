import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { FixName } from '@ma-cantine/lib/repair/change'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { fileProblem, maximumSentBytes, workedName } from './accepted-files.ts'
import { CheckClient } from './check-client.ts'
import type { Opened, ShownGroup, Verdict } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

/** A file without errors, ready to be sent. */
export interface CheckedFile {
  readonly file: File
  readonly kind: FileKind
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string
  /** Of a file that is valid: these bytes, checked as this kind. */
  readonly report: FileReport
}

export type CheckState =
  | { readonly kind: 'choosing'; readonly problem: string | null }
  | { readonly kind: 'reading'; readonly file: File; readonly bytes: number }
  | { readonly kind: 'wrong-kind'; readonly file: File; readonly found: FileKind }
  | {
      readonly kind: 'unusable'
      readonly file: File
      readonly groups: readonly ShownGroup[]
      readonly sheets: readonly string[]
    }
  | CheckedState

export interface CheckedState {
  readonly kind: 'checked'
  readonly file: File
  readonly client: CheckClient
  readonly verdict: Verdict
  /** Changes with every step and every verdict: rows shown before are old. */
  readonly stamp: number
  readonly doing: 'nothing' | 'checking' | 'fixing'
}

/** A step of the work that the worker does at once. */
export type WorkStep =
  | { readonly kind: 'edit'; readonly row: number; readonly position: number; readonly text: string }
  | { readonly kind: 'removeRow'; readonly row: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

export interface FileCheckActions {
  open(file: File, options?: { readonly trusted?: boolean; readonly sheet?: string }): void
  /** Back to the choice of a file; why, when it is not the person's wish. */
  choose(problem?: string): void
  step(step: WorkStep): void
  /** Answers with how many changes were made. */
  fix(guesses: readonly FixName[]): Promise<number>
}

/** Beyond this, a check waits for a pause in the typing. */
const quickCheck = 100
const typingPause = 400

const choosing: CheckState = { kind: 'choosing', problem: null }

/** Reads, checks and works on one file at a time, each in a worker of its own. */
export function useFileCheck(
  kinds: readonly FileKind[],
  onReady: (checked: CheckedFile | null) => void,
): readonly [CheckState, FileCheckActions] {
  const locale = useLocale()
  const words = useCheckWords()
  const [state, setState] = useState<CheckState>(choosing)
  const client = useRef<CheckClient | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const end = () => {
    clearTimeout(timer.current)
    client.current?.end()
    client.current = null
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      client.current?.end()
    },
    [],
  )

  const choose = (problem?: string) => {
    end()
    setState({ kind: 'choosing', problem: problem ?? null })
  }

  const open: FileCheckActions['open'] = (file, { trusted = false, sheet } = {}) => {
    const problem = fileProblem(file)
    if (problem) return choose(words.drop[problem](file.name))
    end()
    const mine = new CheckClient(bytes => {
      if (client.current === mine) setState({ kind: 'reading', file, bytes })
    })
    client.current = mine
    setState({ kind: 'reading', file, bytes: 0 })
    mine.ask('open', file, { kinds, trusted, sheet: sheet ?? null, locale }).then(
      opened => {
        // In slices: the page stays alive while the verdict is laid out.
        if (client.current === mine) startTransition(() => setState(stateOf(opened, file, mine)))
      },
      () => {
        if (client.current === mine) choose(words.drop.unreadable(file.name))
      },
    )
  }

  const change = (next: (now: CheckedState) => CheckedState) =>
    setState(now => (now.kind === 'checked' ? next(now) : now))

  /** Asks for a new verdict, soon. */
  const check = (mine: CheckClient, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const asked = timer.current
      const verdict = await mine.ask('check', locale).catch(() => null)
      if (client.current !== mine || timer.current !== asked) return
      if (verdict) change(now => ({ ...now, verdict, stamp: now.stamp + 1, doing: 'nothing' }))
      else choose(words.drop.broken)
    }, delay)
  }

  const step = (step: WorkStep) => {
    if (state.kind !== 'checked') return
    const mine = state.client
    if (step.kind === 'edit') void mine.ask('edit', step.row, step.position, step.text)
    else if (step.kind === 'removeRow') void mine.ask('removeRow', step.row)
    else void mine.ask(step.kind)
    change(now => ({ ...now, stamp: now.stamp + 1, doing: 'checking' }))
    check(mine, state.verdict.milliseconds < quickCheck ? 0 : typingPause)
  }

  const fix = async (guesses: readonly FixName[]) => {
    if (state.kind !== 'checked') return 0
    const mine = state.client
    change(now => ({ ...now, doing: 'fixing' }))
    // Whatever becomes of it, the check that follows tells.
    const count = await mine.ask('fix', guesses).catch(() => 0)
    if (client.current === mine) check(mine, 0)
    return count
  }

  // Sentences come from the worker: another language, another verdict.
  const inOtherWords = useEffectEvent(() => {
    if (state.kind === 'checked') check(state.client, 0)
  })
  const told = useRef(locale)
  useEffect(() => {
    if (told.current === locale) return
    told.current = locale
    inOtherWords()
  }, [locale])

  const tell = useEffectEvent(onReady)
  const giveUp = useEffectEvent(() => choose(words.drop.broken))
  const correctedSuffix = words.steps.suffix
  useEffect(() => {
    let current = true
    if (state.kind !== 'checked' || state.doing !== 'nothing' || !isReady(state.verdict)) {
      tell(null)
      return
    }
    Promise.all([fileToSend(state, correctedSuffix), state.client.ask('sha256')]).then(
      ([file, sha256]) => {
        const { report, fileKind } = state.verdict
        if (current && report) tell({ file, kind: fileKind, sha256, report })
      },
      () => {
        if (current) giveUp()
      },
    )
    return () => {
      current = false
    }
  }, [state, correctedSuffix])

  return [state, { open, choose, step, fix }]
}

/** Whether there is something to send, and nothing against it. */
export const isReady = ({ valid, rows, size }: Verdict): boolean => valid && rows > 0 && size <= maximumSentBytes

/** The file as it stands: the one that was chosen, as long as it is the same. */
export async function fileToSend({ file, client, verdict }: CheckedState, suffix: string): Promise<File> {
  const corrected = verdict.undoable > 0
  if (!corrected && !verdict.fromWorkbook) return file
  const bytes = await client.ask('file')
  return new File([bytes as Uint8Array<ArrayBuffer>], workedName(file.name, { corrected, suffix }), {
    type: 'text/csv',
  })
}

function stateOf(opened: Opened, file: File, client: CheckClient): CheckState {
  switch (opened.kind) {
    case 'wrong-kind':
      return { kind: 'wrong-kind', file, found: opened.found }
    case 'unusable':
      return { kind: 'unusable', file, groups: opened.groups, sheets: opened.sheets }
    case 'checked':
      return { kind: 'checked', file, client, verdict: opened.verdict, stamp: 0, doing: 'nothing' }
  }
}

import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { FixName } from '@ma-cantine/lib/repair/change'
import type { SingleByteEncoding } from '@ma-cantine/lib/table-schema/single-byte'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { findFileProblem, makeOutputName, maximumSentBytes } from './accepted-files.ts'
import { CheckClient } from './check-client.ts'
import type {
  BlockWriting,
  GroupView,
  OpenResult,
  ReadingView,
  Replacement,
  SheetStart,
  StoredRefusal,
  Verdict,
  WrittenBlock,
} from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

/** A file without errors, ready to be sent. */
export interface CheckedFile {
  readonly file: File
  readonly kind: FileKind
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string
  /** The report of the check of these bytes as this kind. */
  readonly report: FileReport
  /** Whether they hold corrections made in the page. */
  readonly isEdited: boolean
}

export type CheckState =
  | { readonly kind: 'choosing'; readonly problem: string | null }
  | { readonly kind: 'reading'; readonly file: File; readonly bytes: number }
  | { readonly kind: 'wrong-kind'; readonly file: File; readonly found: FileKind }
  | { readonly kind: 'which-encoding'; readonly file: File; readonly readings: readonly ReadingView[] }
  | {
      readonly kind: 'unusable'
      readonly file: File
      readonly groups: readonly GroupView[]
      readonly sheets: readonly string[]
      readonly foreign?: boolean
    }
  | CheckedState

export interface CheckedState {
  readonly kind: 'checked'
  readonly file: File
  readonly client: CheckClient
  readonly verdict: Verdict
  /** Whether the columns of the file are those of another program. */
  readonly foreign?: boolean
  /** Changes with every step and every verdict; rows fetched under another stamp are out of date. */
  readonly stamp: number
  readonly doing: 'nothing' | 'checking' | 'fixing'
}

/** A change that the worker applies at once. */
export type WorkStep =
  | { readonly kind: 'edit'; readonly row: number; readonly position: number; readonly text: string }
  | { readonly kind: 'removeRow'; readonly row: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

export interface FileCheckActions {
  open(
    file: File,
    options?: { readonly forceKind?: boolean; readonly dropsColumns?: boolean; readonly sheet?: string },
  ): void
  /** Opens a file, read in this encoding, as one in UTF-8: the chosen file stays as it is. */
  openRead(file: File, encoding: SingleByteEncoding): void
  /** Opens a sheet of purchases under the name of the file that it will be sent as. */
  openSheet(name: string, start: SheetStart): void
  /** Goes back to the choice of a file; `problem` says why, unless the user asked for it. */
  choose(problem?: string): void
  step(step: WorkStep): void
  /** @returns the number of changes made. */
  fix(guesses: readonly FixName[]): Promise<number>
  /**
   * Gives many cells the same new text, as one step.
   * @returns the number of cells that changed.
   */
  replace(replacement: Replacement): Promise<number>
  /** Shows what the server refuses in the file with this digest; null for nothing. */
  tellStored(sha256: string, refusal: StoredRefusal | null): void
  /** Writes cells over the rows that are shown, as one step; null when the worker failed. */
  writeBlock(writing: BlockWriting): Promise<WrittenBlock | null>
}

/** Milliseconds: when the last check took longer, the next one waits for a pause in the typing. */
const longestQuickCheck = 100
const typingPause = 400

const choosing: CheckState = { kind: 'choosing', problem: null }

/** Opens, checks and corrects one file at a time, each in its own worker. */
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

  const open: FileCheckActions['open'] = (file, { forceKind = false, dropsColumns = false, sheet } = {}) => {
    const problem = findFileProblem(file)
    if (problem) return choose(words.drop[problem](file.name))
    end()
    const fileClient = new CheckClient(bytes => {
      if (client.current === fileClient) setState({ kind: 'reading', file, bytes })
    })
    client.current = fileClient
    setState({ kind: 'reading', file, bytes: 0 })
    fileClient.call('open', file, { kinds, forceKind, dropsColumns, sheet: sheet ?? null, locale }).then(
      opened => {
        // As a transition, so that the page answers while React renders the verdict.
        if (client.current === fileClient) startTransition(() => setState(stateOf(opened, file, fileClient)))
      },
      () => {
        if (client.current === fileClient) choose(words.drop.unreadable(file.name))
      },
    )
  }

  const openRead: FileCheckActions['openRead'] = (file, encoding) => {
    const fileClient = client.current
    setState({ kind: 'reading', file, bytes: 0 })
    fileClient?.call('convert', file, encoding).then(
      bytes => {
        if (client.current === fileClient) open(new File([bytes as Uint8Array<ArrayBuffer>], file.name))
      },
      () => {
        if (client.current === fileClient) choose(words.drop.unreadable(file.name))
      },
    )
  }

  const openSheet: FileCheckActions['openSheet'] = (name, start) => {
    end()
    const file = new File([], name)
    const fileClient = new CheckClient(() => {})
    client.current = fileClient
    setState({ kind: 'reading', file, bytes: 0 })
    fileClient.call('openSheet', start, locale).then(
      verdict => {
        if (client.current !== fileClient) return
        startTransition(() =>
          setState({ kind: 'checked', file, client: fileClient, verdict, stamp: 0, doing: 'nothing' }),
        )
      },
      () => {
        if (client.current === fileClient) choose(words.drop.broken)
      },
    )
  }

  const change = (next: (now: CheckedState) => CheckedState) =>
    setState(now => (now.kind === 'checked' ? next(now) : now))

  /** Checks again after a delay in milliseconds. */
  const check = (fileClient: CheckClient, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const timerAtStart = timer.current
      const verdict = await fileClient.call('check', locale).catch(() => null)
      if (client.current !== fileClient || timer.current !== timerAtStart) return
      if (verdict) change(now => ({ ...now, verdict, stamp: now.stamp + 1, doing: 'nothing' }))
      else choose(words.drop.broken)
    }, delay)
  }

  const step = (step: WorkStep) => {
    if (state.kind !== 'checked') return
    const fileClient = state.client
    if (step.kind === 'edit') void fileClient.call('edit', step.row, step.position, step.text)
    else if (step.kind === 'removeRow') void fileClient.call('removeRow', step.row)
    else void fileClient.call(step.kind)
    change(now => ({ ...now, stamp: now.stamp + 1, doing: 'checking' }))
    check(fileClient, state.verdict.milliseconds < longestQuickCheck ? 0 : typingPause)
  }

  const fix = async (guesses: readonly FixName[]) => {
    if (state.kind !== 'checked') return 0
    const fileClient = state.client
    change(now => ({ ...now, doing: 'fixing' }))
    // A failure of the worker shows in the check that follows.
    const count = await fileClient.call('fix', guesses).catch(() => 0)
    if (client.current === fileClient) check(fileClient, 0)
    return count
  }

  /** Makes a change that takes the worker some time. A failure of the worker shows in the check that follows. */
  const changeMany = async <Value>(
    failed: Value,
    call: (fileClient: CheckClient) => Promise<Value>,
  ): Promise<Value> => {
    if (state.kind !== 'checked') return failed
    const fileClient = state.client
    clearTimeout(timer.current)
    change(now => ({ ...now, doing: 'checking' }))
    const value = await call(fileClient).catch(() => failed)
    if (client.current !== fileClient) return failed
    change(now => ({ ...now, stamp: now.stamp + 1, doing: 'checking' }))
    check(fileClient, 0)
    return value
  }
  const replace: FileCheckActions['replace'] = replacement =>
    changeMany<number>(0, fileClient => fileClient.call('replace', replacement))
  const writeBlock: FileCheckActions['writeBlock'] = writing =>
    changeMany<WrittenBlock | null>(null, fileClient => fileClient.call('writeBlock', writing))

  const tellStored: FileCheckActions['tellStored'] = async (sha256, refusal) => {
    if (state.kind !== 'checked') return
    const fileClient = state.client
    // A refusal that was told before is forgotten.
    if (!refusal && (state.verdict.valid || !state.verdict.report)) return
    const verdict = await (refusal
      ? fileClient.call('refuse', sha256, refusal, locale)
      : fileClient.call('forgetRefusal', locale)
    ).catch(() => null)
    if (verdict && client.current === fileClient) change(now => ({ ...now, verdict, stamp: now.stamp + 1 }))
  }

  // The worker writes the sentences of a verdict, so a change of language needs a new one.
  const recheckInLocale = useEffectEvent(() => {
    if (state.kind === 'checked') check(state.client, 0)
  })
  const checkedLocale = useRef(locale)
  useEffect(() => {
    if (checkedLocale.current === locale) return
    checkedLocale.current = locale
    recheckInLocale()
  }, [locale])

  const notifyReady = useEffectEvent(onReady)
  const showBroken = useEffectEvent(() => choose(words.drop.broken))
  const editedSuffix = words.steps.suffix
  useEffect(() => {
    let current = true
    if (state.kind !== 'checked' || state.doing !== 'nothing' || !isReady(state.verdict)) {
      notifyReady(null)
      return
    }
    Promise.all([getFileToSend(state, editedSuffix), state.client.call('sha256')]).then(
      ([file, sha256]) => {
        const { report, fileKind, undoable } = state.verdict
        if (current && report) notifyReady({ file, kind: fileKind, sha256, report, isEdited: undoable > 0 })
      },
      () => {
        if (current) showBroken()
      },
    )
    return () => {
      current = false
    }
  }, [state, editedSuffix])

  return [state, { open, openRead, openSheet, choose, step, fix, replace, tellStored, writeBlock }]
}

/** Whether the file is right by itself, so that the server may compare it with the stored data. */
export const isReady = ({ report, rows, size }: Verdict): boolean =>
  report !== null && rows > 0 && size <= maximumSentBytes

/** The file to send: the chosen one when it has no corrections and is no workbook. */
export async function getFileToSend({ file, client, verdict }: CheckedState, suffix: string): Promise<File> {
  const corrected = verdict.undoable > 0
  if (!corrected && !verdict.fromWorkbook && !verdict.isSheet) return file
  const bytes = await client.call('file')
  const name = verdict.isSheet ? file.name : makeOutputName(file.name, { corrected, suffix })
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'text/csv' })
}

function stateOf(opened: OpenResult, file: File, client: CheckClient): CheckState {
  switch (opened.kind) {
    case 'wrong-kind':
      return { kind: 'wrong-kind', file, found: opened.found }
    case 'which-encoding':
      return { kind: 'which-encoding', file, readings: opened.readings }
    case 'unusable':
      return { kind: 'unusable', file, groups: opened.groups, sheets: opened.sheets, foreign: opened.foreign === true }
    case 'checked':
      return {
        kind: 'checked',
        file,
        client,
        verdict: opened.verdict,
        foreign: opened.foreign === true,
        stamp: 0,
        doing: 'nothing',
      }
  }
}

import { pressKey, readGrams, writeGrams } from '@ma-cantine/lib/waste/grams'
import type { WasteSource } from '@ma-cantine/lib/waste/waste-fields'
import type { EdibleAnswer } from '@ma-cantine/lib/waste/weighing-fields'
import {
  changedWeighing,
  newWeighing,
  type QueuedWeighing,
  type ShownWeighing,
} from '@ma-cantine/lib/waste/weighing-queue'
import { surprisingGrams } from '@ma-cantine/lib/waste/weighing-rules'
import { useRef, useState } from 'react'
import { v7 as createUuid } from 'uuid'
import type { ScaleSync } from './scale-sync.ts'
import { useScaleWords } from './words/scale-words.ts'

/** What was done last, and the weighing that takes it back; null once it was taken back. */
interface LastAct {
  readonly text: string
  readonly back: QueuedWeighing | null
}

const valuesOf = ({ day, source, grams, edible }: ShownWeighing) => ({ day, source, grams, edible })

/** The entry of a weighing: its source and its mass, whether it corrects another one, and what can be taken back. */
export function useWeighingEntry(sync: ScaleSync, day: string, onDay: (day: string) => void) {
  const words = useScaleWords()
  const [source, setSource] = useState<WasteSource | null>(null)
  const [text, setText] = useState('')
  /** Whether the mass comes from the pad, whose keys say their own names only. */
  const [isPressed, setPressed] = useState(false)
  const [corrected, setCorrected] = useState<ShownWeighing | null>(null)
  const [problem, setProblem] = useState('')
  /** Whether the mass is to be confirmed: it surprises, or a key could not be taken. */
  const [doubt, setDoubt] = useState<'none' | 'dropped' | 'asked'>('none')
  const [lastAct, setLastAct] = useState<LastAct | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const sources = useRef<HTMLFieldSetElement>(null)
  const busy = useRef(false)

  async function keep(weighing: QueuedWeighing): Promise<boolean> {
    try {
      await sync.keep(weighing)
      return true
    } catch (error) {
      reportError(error)
      setProblem(words.missing.failed)
      return false
    }
  }

  async function save(edible: EdibleAnswer): Promise<void> {
    const grams = readGrams(text) ?? 0
    if (source === null) {
      setProblem(words.missing.source)
      sources.current?.querySelector('input')?.focus()
      return
    }
    if (grams === 0) {
      setProblem(words.missing.weight)
      field.current?.focus()
      return
    }
    if (doubt === 'dropped' || (doubt === 'none' && grams >= surprisingGrams)) {
      setDoubt('asked')
      setProblem(words.surprising(words.mass(grams)))
      return
    }
    // A second tap comes before the first one is on the disk.
    if (busy.current) return
    busy.current = true
    const values = { day, source, grams, edible }
    const next = corrected ? changedWeighing(corrected, values) : newWeighing(createUuid(), values)
    const isKept = await keep(next)
    busy.current = false
    if (!isKept) return
    const mass = words.mass(grams)
    const before = corrected ? { ...valuesOf(corrected), isDeleted: false } : { isDeleted: true }
    setLastAct({
      text: corrected ? words.changed(mass) : words.saved(mass),
      back: changedWeighing(next.weighing, before),
    })
    write('')
    setCorrected(null)
    field.current?.focus({ preventScroll: true })
  }

  async function remove(weighing: ShownWeighing): Promise<void> {
    if (weighing.state === 'refused') return sync.drop(weighing.uuid)
    const gone = changedWeighing(weighing, { isDeleted: true })
    if (!(await keep(gone))) return
    if (corrected?.uuid === weighing.uuid) setCorrected(null)
    const back = changedWeighing(gone.weighing, { isDeleted: false })
    setLastAct({ text: words.removed(words.mass(weighing.grams)), back })
  }

  function correct(weighing: ShownWeighing): void {
    setCorrected(weighing)
    onDay(weighing.day)
    setSource(weighing.source)
    write(writeGrams(weighing.grams))
    setLastAct(null)
    field.current?.focus()
  }

  function giveUp(): void {
    setCorrected(null)
    write('')
    // Its button is gone.
    field.current?.focus({ preventScroll: true })
  }

  async function takeBack(back: QueuedWeighing): Promise<void> {
    setLastAct(null)
    field.current?.focus({ preventScroll: true })
    if (await keep(back)) setLastAct({ text: words.undone, back: null })
  }

  function choose(source: WasteSource): void {
    setSource(source)
    setProblem('')
  }

  function write(text: string): void {
    setText(text)
    setPressed(false)
    setProblem('')
    setDoubt('none')
  }

  /** Takes what is typed in the field; what is no mass stays as it was, which is said. */
  function type(typed: string): void {
    const next = typed.replace('.', ',').replace(/\s/g, '')
    if (next === '' || (readGrams(next) !== null && pressKey(next.slice(0, -1), next.slice(-1)) === next)) write(next)
    else drop()
  }

  function press(key: Parameters<typeof pressKey>[1]): void {
    const next = pressKey(text, key)
    if (next === text && key !== 'erase') drop()
    else {
      write(next)
      setPressed(true)
    }
  }

  function drop(): void {
    setProblem(words.dropped)
    setDoubt('dropped')
  }

  const refs = { field, sources }
  return {
    source,
    text,
    isPressed,
    corrected,
    problem,
    lastAct,
    refs,
    type,
    choose,
    press,
    save,
    remove,
    correct,
    giveUp,
    takeBack,
  }
}

export type WeighingEntry = ReturnType<typeof useWeighingEntry>

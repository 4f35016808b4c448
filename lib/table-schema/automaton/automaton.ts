import { utf8Sequences } from './code-points.ts'
import { type Pattern, UnsupportedPattern } from './pattern.ts'

/** Far more states than our patterns need; more would cost more memory and start-up time than they save. */
const maximumStates = 20_000

/** The remaining budget for making automata, about one unit per range of bytes. Several automata may share it. */
export interface Effort {
  remaining: number
}

/** Sixty times the cost of our most expensive column: a fraction of a second. */
export const ampleEffort = (): Effort => ({ remaining: 20_000_000 })

function spend(effort: Effort, cost: number): void {
  effort.remaining -= cost
  if (effort.remaining < 0) throw new UnsupportedPattern('too large')
}

/**
 * A deterministic automaton over bytes: `next[state << 8 | byte]` is the next state. Reading costs one look-up per byte,
 * whatever the pattern.
 */
export interface Automaton {
  readonly next: Uint16Array
  /** For each state, the patterns that the bytes read so far match, as bits: 1 for the first pattern, 2, 4… */
  readonly matches: Uint8Array
}

export const initialState = 1

/** Makes one automaton that tests several patterns at once. @throws UnsupportedPattern when it would be too large. */
export function compilePatterns(patterns: readonly Pattern[], effort: Effort = ampleEffort()): Automaton {
  const graph = new Graph(effort)
  const entries = patterns.map((pattern, index) => {
    const entry = graph.state()
    const end = graph.add(pattern, entry)
    graph.accept(end, 1 << index)
    return entry
  })
  return determinise(graph, entries, effort)
}

/**
 * A nondeterministic automaton by Thompson's construction: states joined by ranges of bytes or by empty transitions.
 */
class Graph {
  readonly empty: number[][] = []
  readonly ranges: [low: number, high: number, target: number][][] = []
  readonly accepts: number[] = []
  private readonly effort: Effort

  constructor(effort: Effort) {
    this.effort = effort
  }

  state(): number {
    if (this.accepts.length >= maximumStates) throw new UnsupportedPattern('too large')
    this.empty.push([])
    this.ranges.push([])
    return this.accepts.push(0) - 1
  }

  accept(state: number, bit: number): void {
    this.accepts[state] = (this.accepts[state] ?? 0) | bit
  }

  join(from: number, to: number): void {
    this.empty[from]?.push(to)
  }

  /** Adds the pattern after a state. @returns the state where it ends. */
  add(pattern: Pattern, start: number): number {
    // An empty part repeated a billion times makes no state, but takes time.
    spend(this.effort, 1)
    switch (pattern.kind) {
      case 'characters':
        return this.addCharacters(pattern.ranges, start)
      case 'sequence':
        return pattern.parts.reduce((state, part) => this.add(part, state), start)
      case 'choice': {
        const end = this.state()
        for (const option of pattern.options) this.join(this.add(option, start), end)
        return end
      }
      case 'repeat':
        return this.addRepeat(pattern, start)
    }
  }

  private addCharacters(ranges: readonly (readonly [number, number])[], start: number): number {
    const end = this.state()
    for (const sequence of ranges.flatMap(utf8Sequences)) {
      let state = start
      for (const [index, [low, high]] of sequence.entries()) {
        const target = index === sequence.length - 1 ? end : this.state()
        this.ranges[state]?.push([low, high, target])
        state = target
      }
    }
    return end
  }

  private addRepeat({ part, minimum, maximum }: Extract<Pattern, { kind: 'repeat' }>, start: number): number {
    let state = start
    for (let i = 0; i < minimum; i++) state = this.add(part, state)
    if (maximum === Infinity) {
      const loop = this.state()
      this.join(state, loop)
      this.join(this.add(part, loop), loop)
      return loop
    }
    const end = this.state()
    this.join(state, end)
    for (let i = minimum; i < maximum; i++) {
      state = this.add(part, state)
      this.join(state, end)
    }
    return end
  }
}

/** Makes a graph deterministic by the subset construction. State 0 is dead, state 1 the start. */
function determinise(graph: Graph, entries: readonly number[], effort: Effort): Automaton {
  const sets: number[][] = [[], closure(graph, entries)]
  const stateBySet = new Map<string, number>(sets.map((set, index) => [set.join(), index]))
  const rows: Uint16Array[] = [new Uint16Array(256)]
  for (let state = 1; state < sets.length; state++) {
    if (sets.length > maximumStates) throw new UnsupportedPattern('too large')
    const row = new Uint16Array(256)
    const ranges = (sets[state] as number[]).flatMap(member => graph.ranges[member] ?? [])
    // Bytes between two consecutive bounds go to the same state.
    const bounds = [...new Set(ranges.flatMap(([low, high]) => [low, high + 1]))].sort((a, b) => a - b)
    spend(effort, (bounds.length + 1) * (ranges.length + 1))
    for (const [index, low] of bounds.entries()) {
      const targets = ranges.flatMap(range => (range[0] <= low && low <= range[1] ? [range[2]] : []))
      if (targets.length === 0) continue
      const set = closure(graph, targets)
      spend(effort, set.length)
      const key = set.join()
      let target = stateBySet.get(key)
      if (target === undefined) {
        target = sets.push(set) - 1
        stateBySet.set(key, target)
      }
      row.fill(target, low, bounds[index + 1] ?? 256)
    }
    rows.push(row)
  }
  const next = new Uint16Array(rows.length * 256)
  for (const [state, row] of rows.entries()) next.set(row, state * 256)
  const matches = Uint8Array.from(sets, set => set.reduce((bits, member) => bits | (graph.accepts[member] ?? 0), 0))
  return { next, matches }
}

/** All the states that empty transitions reach. */
function closure(graph: Graph, states: readonly number[]): number[] {
  const reached = new Set(states)
  for (const state of reached) for (const target of graph.empty[state] ?? []) reached.add(target)
  return [...reached].sort((a, b) => a - b)
}

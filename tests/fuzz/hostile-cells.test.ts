import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { initialState } from '@ma-cantine/lib/table-schema/automaton/automaton'
import { cellAutomaton } from '@ma-cantine/lib/table-schema/automaton/cell-automaton'
import { bundledCell } from '@ma-cantine/lib/table-schema/bundled-cell'
import { cellCheck } from '@ma-cantine/lib/table-schema/cell-check'
import { describe, expect, test } from 'vitest'
import { hostileInputs } from './support/hostile-inputs.ts'

const distinctFields = new Map(
  fileKinds
    .flatMap(kind => schemaOf(kind).fields)
    .map(field => [JSON.stringify([field.type, field.constraints, field.doc_enum]), field] as const),
)

describe.each([...distinctFields.values()])('the limits of $name, on long hostile cells', field => {
  const inputs = hostileInputs(field)

  test('take one step per byte, and give the same verdict over bytes and over text', () => {
    const { next, codes, empty, finish } = cellAutomaton(field)
    const check = cellCheck(field, bundledCell)
    for (const input of inputs) {
      const bytes = new TextEncoder().encode(input)
      let state = initialState
      let steps = 0
      // Each byte is read once: the next state depends on the current one and the byte only.
      for (const byte of bytes) {
        state = next[(state << 8) | byte] as number
        steps++
      }
      expect(steps).toBe(bytes.length)
      const code = codes[state] ?? null
      const verdict = bytes.length === 0 ? empty : code === null && finish ? finish(bytes, 0, bytes.length) : code
      expect([input.slice(0, 40), verdict]).toEqual([input.slice(0, 40), check(input)])
    }
  })
})
